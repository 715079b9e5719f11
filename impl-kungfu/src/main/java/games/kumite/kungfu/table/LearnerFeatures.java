package games.kumite.kungfu.table;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.Texts;
import games.kumite.spi.learn.FeatureWriter;
import java.util.Arrays;
import java.util.List;

/**
 * The measurement of figures, gangs and the scenario, for programs that learn: a figure by its place among those that actions
 * name.
 */
public final class LearnerFeatures {

  private static final int SHARES = 255;
  private static final int MAX_CHI = 99;
  private static final int MAX_TURNS = 100;
  private static final int MAX_COMBAT = 15;
  private static final int MAX_DICE = 10;
  private static final List<String> CONDITIONS = names(Condition.values());
  private static final List<String> PLOTS = named("plot ", Plot.values());
  private static final List<String> COMPLICATIONS = named("complication ", Complication.values());
  private static final List<String> THERE = List.of("there");

  private LearnerFeatures() {}

  private static List<String> names(Enum<?>[] values) {
    return named("", values);
  }

  private static List<String> named(String before, Enum<?>[] values) {
    return Arrays.stream(values).map(value -> before + Texts.word(value)).toList();
  }

  /** Measures a match. */
  public static void measure(GameState state, FeatureWriter out) {
    out.number("turns", Math.min(MAX_TURNS, state.get(Counters.TURNS)), 0, MAX_TURNS);
    out.number("active", 1 + state.get(Counters.ACTIVE), 0, state.gangs());
    out.number("attacker", 1 + state.get(Counters.ATTACKER), 0, 2);
    out.number("goal", state.get(Counters.GOAL), 0, 3);
    out.number("information", Math.min(MAX_DICE, state.get(Counters.INFORMATION)), 0, MAX_DICE);
    out.flags(PLOTS, bit(state.get(Counters.PLOT)));
    out.flags(COMPLICATIONS, bit(state.get(Counters.COMPLICATION)));
    for (int gang = 0; gang < state.gangs(); gang++) {
      out.number("gang", gang, "chi", Math.min(MAX_CHI, state.gang(gang, Counters.CHI)), 0, MAX_CHI);
      out.number("gang", gang, "chi-level", Math.min(MAX_CHI, state.gang(gang, Counters.CHI_LEVEL)), 0, MAX_CHI);
      out.number("gang", gang, "shaken", Math.min(MAX_DICE, state.gang(gang, Counters.SHAKEN)), 0, MAX_DICE);
      out.number("gang", gang, "members", Math.min(MAX_CHI, state.gang(gang, Counters.MEMBERS)), 0, MAX_CHI);
    }
    figures(state, out);
  }

  private static long bit(int place) {
    return place < 0 ? 0 : 1L << place;
  }

  private static void figures(GameState state, FeatureWriter out) {
    Figures figures = state.figures();
    int[] at = new int[(state.gangs() + 1) * figures.room()];
    for (int figure = 0; figure < figures.count(); figure++) {
      at[FigureNames.of(figures, figure)] = figure + 1;
    }
    for (int name = 0; name < at.length; name++) {
      figure(state, figures, at[name] - 1, name, out);
    }
  }

  private static void figure(GameState state, Figures figures, int figure, int name, FeatureWriter out) {
    boolean isThere = figure >= 0;
    long place = isThere ? figures.place(figure) : Place.NOWHERE;
    boolean isPlaced = place != Place.NOWHERE;
    out.flags("figure", name, THERE, isPlaced ? 1 : 0);
    out.number("figure", name, "x", isPlaced ? share(Place.x(place), state.board().width) : 0, 0, SHARES);
    out.number("figure", name, "y", isPlaced ? share(Place.y(place), state.board().height) : 0, 0, SHARES);
    out.number("figure", name, "gang", isThere ? 2 + figures.gang(figure) : 0, 0, state.gangs() + 1);
    out.number("figure", name, "combat", isThere ? within(figures.combat(figure), MAX_COMBAT) : 0, 0, MAX_COMBAT);
    out.number("figure", name, "quality", isThere ? within(figures.quality(figure), MAX_COMBAT) : 0, 0, MAX_COMBAT);
    out.number("figure", name, "wounds", isThere ? within(figures.wounds(figure), MAX_COMBAT) : 0, 0, MAX_COMBAT);
    out.number("figure", name, "bank", isThere ? within(figures.bank(figure), MAX_DICE) : 0, 0, MAX_DICE);
    out.flags("figure", name, CONDITIONS, isThere ? figures.conditions(figure) : 0);
  }

  private static int within(int value, int max) {
    return Math.max(0, Math.min(max, value));
  }

  private static int share(int value, int greatest) {
    return within((int) ((long) value * SHARES / greatest), SHARES);
  }
}
