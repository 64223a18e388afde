//===- Control.h - how ranks watch each other ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Beside the messages of collectives, ranks tell each other what they wait for,
// that they have ended, and that the run is over. Nothing is sent while all
// goes well: a rank speaks when it has waited for long, and at its end.
//
// Counters make the judgement exact. Each rank counts the messages it sent to
// and took from every other. "A waits for B, and B is blocked or has ended" is
// no fault while a message of B may still be on its way, that is, while B has
// sent more to A than A has taken.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_MPI_CONTROL_H
#define TUTTI_RUNTIME_MPI_CONTROL_H

#include <chrono>
#include <functional>
#include <list>
#include <mpi.h>
#include <string>
#include <vector>

namespace tutti::rt {

/// What one rank says of itself.
struct RankState {
  enum Phase : char { Running, Blocked, Ended };

  uint64_t run = 0;   // its number
  uint64_t epoch = 0; // of its long waits
  char phase = Running;
  char inside = 0;             // a collective
  char stranger = 0;           // a message of another collective is there
  std::vector<char> awaits;      // by rank: who has not sent its first message
  std::vector<char> offers;      // by rank: who has yet to take its messages
  std::vector<uint64_t> sent;    // messages, by rank
  std::vector<uint64_t> taken;   // messages, by rank
  std::string where;             // the collective it entered last
};

class Control {
public:
  explicit Control(MPI_Comm world);

  void beginRun(double timeoutSeconds);
  /// Waits until all ranks have ended, answering them meanwhile.
  void endRun();
  /// How others were then.
  const std::vector<RankState> &lastEnds() const { return ends; }
  void close();

  /// A collective begins and ends. `where` stays valid until the run ends.
  void enter(const std::string &where);
  void leave();

  /// To be called over and over while the collective waits. Does not return
  /// where the run cannot end well.
  void poll() {
    if (++polls % 32 == 0)
      check();
    // Another rank may need this processor to come.
    if (polls > spins)
      yield();
  }
  /// Ends the job: says why and where all ranks are.
  [[noreturn]] void abort(const std::string &reason);
  /// Where an MPI call fails.
  void require(int code);

  const int rank, size;
  RankState own; // `where` is filled in when it is told
  /// What else a rank looks at, every millisecond of a wait and before it
  /// answers. Says what `stranger` is.
  std::function<bool()> whileWaiting;

private:
  using Clock = std::chrono::steady_clock;
  enum Kind : int { Tell, Ask, Answer, Claim };

  static void yield();
  void check();
  void watch(Clock::time_point now);
  void checkTimeout(Clock::time_point now);
  void lookAround();
  void checkPeers();
  bool isGone(int other) const;
  void drain();
  void receive(Kind kind, int from, uint64_t token, RankState state);
  void describeOwn();
  void send(Kind kind, uint64_t token, int to);
  void sendAll(Kind kind, uint64_t token);
  void judge();
  bool waitsInVain(const RankState &waiter, int waiterRank, int other) const;
  bool findCircle(int from, std::vector<int> &path,
                  std::vector<bool> &harmless) const;
  void confirm(const std::vector<int> &circle);
  std::string whereIs(int other) const;

  struct Outgoing {
    std::vector<char> bytes;
    MPI_Request request;
  };

  MPI_Comm comm;
  std::vector<RankState> others; // as last heard of; own entry unused
  std::vector<RankState> ends;   // as they were at the end of their last run
  std::list<Outgoing> outgoing;
  std::vector<long> pids; // 0 on other hosts
  uint64_t spins; // before a waiting rank yields

  uint64_t polls = 0;
  const std::string *lastWhere = nullptr;
  bool announced = false, claimed = false, aborting = false;
  Clock::time_point waitBegan, nextCheck, deadline = Clock::time_point::max();

  uint64_t token = 0;           // of the last question
  std::vector<bool> answered;   // to it
  std::vector<int> suspects;    // the circle it is about
  std::vector<uint64_t> epochs; // of the suspects when it was asked
};

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_MPI_CONTROL_H
