package games.kumite.tmnt;

import com.google.inject.Module;
import games.kumite.api.Facts;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.GamePlugin;
import games.kumite.spi.Rules;
import games.kumite.tmnt.state.Deeds;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.window.Priority;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Munchkin Teenage Mutant Ninja Turtles: three to six players race to Level 10. */
public final class TmntGame extends GamePlugin {

  /**
   * The most windows of all players in a turn that can hold {@link Priority#MOST_ACTIONS} actions: four around the
   * phases, one of a combat, and of each runner one before the rolls and one for each monster's roll, of which the
   * shipped set has at most five.
   */
  private static final int MOST_WINDOWS = 4 + 1 + 2 * (1 + 5);

  /**
   * The most decisions of one action of a window and all that follows: the action, a set of at most all 168 cards, an
   * answer, and for each card the placing or playing of it; before the next action all six seats may pass.
   */
  private static final int MOST_OF_AN_ACTION = 3 * 168 + Settings.MOST_SEATS + 2;

  /** {@link Integer#MAX_VALUE} if the product is greater: rounds, seats, windows, actions, decisions. */
  private static final int MOST_DECISIONS = (int) Math.min(Integer.MAX_VALUE, (long) TmntOptions.MOST_ROUNDS
      * Settings.MOST_SEATS * MOST_WINDOWS * Priority.MOST_ACTIONS * MOST_OF_AN_ACTION);

  /** For {@link java.util.ServiceLoader}. */
  public TmntGame() {}

  @Override
  public String id() {
    return "tmnt";
  }

  @Override
  public String title() {
    return "Munchkin Teenage Mutant Ninja Turtles";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return IntStream.rangeClosed(Settings.LEAST_SEATS, Settings.MOST_SEATS).boxed().toList(); // MT-SET-01
  }

  @Override
  public List<Option> options() {
    return TmntOptions.ALL;
  }

  @Override
  public List<Phase> phases() {
    return Stage.phases();
  }

  @Override
  public List<String> keywords() {
    List<String> words = new ArrayList<>(Deeds.ORDERS);
    words.add("side");
    return List.copyOf(words);
  }

  @Override
  public Facts facts() {
    return new Facts(true, true, false, 1, Party.GOAL, MOST_DECISIONS);
  }

  @Override
  protected List<Module> modules() {
    return List.of(new TmntModule());
  }

  @Override
  protected Class<? extends Rules<?>> rules() {
    return TmntRules.class;
  }
}
