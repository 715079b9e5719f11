package games.kumite.spi.console;

import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import java.util.List;

/** A game whose rules fail. */
public final class BrokenGame implements Game {

  @Override
  public String id() {
    return "broken";
  }

  @Override
  public String title() {
    return "Broken";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(1);
  }

  @Override
  public List<Option> options() {
    return List.of(Option.directory("content", "a directory of content"));
  }

  @Override
  public List<Phase> phases() {
    return List.of(Phase.of("play", "Play"));
  }

  @Override
  public List<String> keywords() {
    return List.of();
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(1).withScoreRange(0, 1).withSharedResult();
  }

  @Override
  public Match start(Setup setup) {
    throw new IllegalStateException("the agenda is empty");
  }

  @Override
  public Match resume(MatchRecord record) {
    throw new IllegalStateException("the agenda is empty");
  }

  @Override
  public Match resume(MatchRecord record, RandomSource random) {
    throw new IllegalStateException("the agenda is empty");
  }
}
