package games.kumite.spi.badinput.plugins;

import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import java.util.List;

/** A game that can be found and not played. */
public abstract class StubGame implements Game {

  @Override
  public String title() {
    return "Stub";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2);
  }

  @Override
  public List<Option> options() {
    return List.of();
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
    return GameProperties.ofMaxDecisions(1);
  }

  @Override
  public Match start(Setup setup) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Match resume(MatchRecord record) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Match resume(MatchRecord record, RandomSource random) {
    throw new UnsupportedOperationException();
  }
}
