package games.kumite.spi.console;

import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;

/** Tic-tac-toe whose rules fail at the fourth action of every match with an odd seed. */
public final class FragileGame implements Game {

  private static final int LAST = 3;

  private final Game sound = new TicTacToe();

  @Override
  public String id() {
    return "fragile";
  }

  @Override
  public String title() {
    return "Fragile tic-tac-toe";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return sound.seatCounts();
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<Phase> phases() {
    return sound.phases();
  }

  @Override
  public List<String> keywords() {
    return List.of();
  }

  @Override
  public GameProperties properties() {
    return sound.properties();
  }

  @Override
  public Match start(Setup setup) {
    Match match = sound.start(setup);
    int[] played = {0};
    return (Match) Proxy.newProxyInstance(Match.class.getClassLoader(), new Class<?>[] {Match.class},
        (proxy, method, arguments) -> {
          if (method.getName().equals("play") && played[0]++ == LAST && setup.seed().orElse(0) % 2 != 0) {
            throw new IllegalStateException("the board is torn");
          }
          try {
            return method.invoke(match, arguments);
          } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
          }
        });
  }

  @Override
  public Match resume(MatchRecord record) {
    return sound.resume(record);
  }

  @Override
  public Match resume(MatchRecord record, RandomSource random) {
    return sound.resume(record, random);
  }
}
