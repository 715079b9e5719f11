package games.kumite.kungfu.table;

import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.Texts;
import games.kumite.spi.learn.Measures;
import java.util.Arrays;
import java.util.List;

/**
 * The measurement of figures, gangs and the scenario, for programs that learn: a figure by its place among those that actions
 * name.
 */
public final class Measuring {

  private static final int SHARES = 255;
  private static final int MAX_CHI = 99;
  private static final int MAX_TURNS = 100;
  private static final int MAX_COMBAT = 15;
  private static final int MAX_DICE = 10;
  private static final List<String> CONDITIONS = names(Condition.values());
  private static final List<String> PLOTS = named("plot ", Plot.values());
  private static final List<String> COMPLICATIONS = named("complication ", Complication.values());
  private static final List<String> THERE = List.of("there");

  private Measuring() {}

  private static List<String> names(Enum<?>[] values) {
    return named("", values);
  }

  private static List<String> named(String before, Enum<?>[] values) {
    return Arrays.stream(values).map(value -> before + Texts.word(value)).toList();
  }

  /** Measures a match. */
  public static void measure(Fight fight, Measures out) {
    out.number("turns", Math.min(MAX_TURNS, fight.get(Num.TURNS)), 0, MAX_TURNS);
    out.number("active", 1 + fight.get(Num.ACTIVE), 0, fight.gangs());
    out.number("attacker", 1 + fight.get(Num.ATTACKER), 0, 2);
    out.number("goal", fight.get(Num.GOAL), 0, 3);
    out.number("information", Math.min(MAX_DICE, fight.get(Num.INFORMATION)), 0, MAX_DICE);
    out.bits(PLOTS, bit(fight.get(Num.PLOT)));
    out.bits(COMPLICATIONS, bit(fight.get(Num.COMPLICATION)));
    for (int gang = 0; gang < fight.gangs(); gang++) {
      out.number("gang", gang, "chi", Math.min(MAX_CHI, fight.gang(gang, Num.CHI)), 0, MAX_CHI);
      out.number("gang", gang, "chi-level", Math.min(MAX_CHI, fight.gang(gang, Num.CHI_LEVEL)), 0, MAX_CHI);
      out.number("gang", gang, "shaken", Math.min(MAX_DICE, fight.gang(gang, Num.SHAKEN)), 0, MAX_DICE);
      out.number("gang", gang, "members", Math.min(MAX_CHI, fight.gang(gang, Num.MEMBERS)), 0, MAX_CHI);
    }
    figures(fight, out);
  }

  private static long bit(int place) {
    return place < 0 ? 0 : 1L << place;
  }

  private static void figures(Fight fight, Measures out) {
    Figures figures = fight.figures();
    int[] at = new int[(fight.gangs() + 1) * figures.room()];
    for (int figure = 0; figure < figures.count(); figure++) {
      at[Names.of(figures, figure)] = figure + 1;
    }
    for (int name = 0; name < at.length; name++) {
      figure(fight, figures, at[name] - 1, name, out);
    }
  }

  private static void figure(Fight fight, Figures figures, int figure, int name, Measures out) {
    boolean isThere = figure >= 0;
    long place = isThere ? figures.place(figure) : Place.NOWHERE;
    boolean isPlaced = place != Place.NOWHERE;
    out.bits("figure", name, THERE, isPlaced ? 1 : 0);
    out.number("figure", name, "x", isPlaced ? share(Place.x(place), fight.board().width) : 0, 0, SHARES);
    out.number("figure", name, "y", isPlaced ? share(Place.y(place), fight.board().height) : 0, 0, SHARES);
    out.number("figure", name, "gang", isThere ? 2 + figures.gang(figure) : 0, 0, fight.gangs() + 1);
    out.number("figure", name, "combat", isThere ? within(figures.combat(figure), MAX_COMBAT) : 0, 0, MAX_COMBAT);
    out.number("figure", name, "quality", isThere ? within(figures.quality(figure), MAX_COMBAT) : 0, 0, MAX_COMBAT);
    out.number("figure", name, "wounds", isThere ? within(figures.wounds(figure), MAX_COMBAT) : 0, 0, MAX_COMBAT);
    out.number("figure", name, "bank", isThere ? within(figures.bank(figure), MAX_DICE) : 0, 0, MAX_DICE);
    out.bits("figure", name, CONDITIONS, isThere ? figures.conditions(figure) : 0);
  }

  private static int within(int value, int max) {
    return Math.max(0, Math.min(max, value));
  }

  private static int share(int value, int greatest) {
    return within((int) ((long) value * SHARES / greatest), SHARES);
  }
}
