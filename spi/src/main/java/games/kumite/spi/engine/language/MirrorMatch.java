package games.kumite.spi.engine.language;

import games.kumite.api.Action;
import games.kumite.api.random.RecordingRandom;
import games.kumite.spi.State;
import games.kumite.spi.access.NoRandom;
import games.kumite.spi.engine.match.EngineMatch;
import games.kumite.spi.engine.match.MatchFactory;
import games.kumite.spi.engine.record.HistoryEntry;
import games.kumite.spi.engine.record.HistoryReplay;
import games.kumite.spi.engine.record.MatchHistory;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import games.kumite.spi.engine.start.WiredGame;

/** A match in another language that follows the history of a leading match, with its random results. */
public final class MirrorMatch<S extends State<S>> {

  private final EngineMatch<S> match;
  private final MatchHistory<S> recorder;
  private HistoryEntry followed;

  /** Creates a mirror at the start of the match that it follows. */
  public MirrorMatch(WiredGame<S> running, MatchHistory<S> leader) {
    followed = leader.last().start();
    Engine<S> engine = running.engine();
    InitialState<S> opening = InitialState.of(engine, running.start(leader.opening.start));
    HistoryReplay<S> replay = HistoryReplay.of(engine, opening, null, null);
    replay.begin(followed.draws);
    recorder = new MatchHistory<>(
        engine, opening, null, new RecordingRandom(NoRandom.INSTANCE), HistoryEntry.start(followed.draws));
    match = MatchFactory.resumed(engine, replay.state(), recorder);
  }

  /** Returns this mirror, advanced to the end of the leading match's history. */
  public EngineMatch<S> followed(MatchHistory<S> leader) {
    HistoryEntry last = leader.last();
    if (last != followed) {
      HistoryEntry shared = last.sharedWith(followed);
      if (shared != followed) {
        match.takeBackTo(shared.length);
      }
      last.after(shared).forEach(this::follow);
      followed = last;
      match.hasMoved();
    }
    recorder.countLike(leader);
    return match;
  }

  private void follow(HistoryEntry entry) {
    Action leaders = entry.action;
    if (leaders == null) {
      throw new IllegalStateException("a match starts once");
    }
    match.follow(entry, match.run().find(leaders.notation()));
  }
}
