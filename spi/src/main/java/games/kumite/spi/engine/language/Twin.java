package games.kumite.spi.engine.language;

import games.kumite.api.Action;
import games.kumite.api.RecordingRandom;
import games.kumite.spi.State;
import games.kumite.spi.access.NoRandom;
import games.kumite.spi.engine.match.Beginning;
import games.kumite.spi.engine.match.EngineMatch;
import games.kumite.spi.engine.record.RecordEntry;
import games.kumite.spi.engine.record.Recorder;
import games.kumite.spi.engine.record.Replay;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.StartState;
import games.kumite.spi.engine.start.Running;

/** A match in another language that follows the history of one, with its results. */
public final class Twin<S extends State<S>> {

  private final EngineMatch<S> match;
  private final Recorder<S> recorder;
  private RecordEntry followed;

  /** Stands at the start of the one that it follows. */
  public Twin(Running<S> running, Recorder<S> leader) {
    followed = leader.last().start();
    Engine<S> engine = running.engine();
    StartState<S> opening = StartState.of(engine, running.start(leader.opening.start));
    Replay<S> replay = Replay.of(engine, opening, null, null);
    replay.begin(followed.draws);
    recorder = new Recorder<>(
        engine, opening, null, new RecordingRandom(NoRandom.INSTANCE), RecordEntry.start(followed.draws));
    match = Beginning.resumed(engine, replay.state(), recorder);
  }

  /** This match, where the history of the other one ends now. */
  public EngineMatch<S> followed(Recorder<S> leader) {
    RecordEntry last = leader.last();
    if (last != followed) {
      RecordEntry shared = last.sharedWith(followed);
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

  private void follow(RecordEntry entry) {
    Action leaders = entry.action;
    if (leaders == null) {
      throw new IllegalStateException("a match starts once");
    }
    match.follow(entry, match.run().find(leaders.notation()));
  }
}
