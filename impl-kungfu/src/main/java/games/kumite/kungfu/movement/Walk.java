package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Options;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The move of an activation: what its question lists and accepts, and what follows. */
public final class Walk {

  private Walk() {}

  /** Lists the places for a move with so many actions left. */
  public static void options(Fight fight, int figure, int left, int course, Options out) {
    new Destination(figure, left, course, false).options(fight, out);
  }

  /** Reads any place. */
  public static @Nullable Action parse(Fight fight, int figure, int left, int course, List<String> words, Options out) {
    return new Destination(figure, left, course, false).parse(fight, words, out);
  }

  /** A legal place drawn at random, null if the draws found none. */
  public static @Nullable Action sample(Fight fight, int figure, int left, int course, RandomSource random) {
    return new Destination(figure, left, course, false).sample(fight, random);
  }

  /** How places are written. */
  public static List<Form> forms(Fight fight, int figure) {
    return new Destination(figure, 1, 0, false).forms(fight);
  }

  /** What the move costs, in actions. */
  public static int cost(Fight fight, int figure, int left, int course, Action action) {
    Destination destination = new Destination(figure, left, course, false);
    return destination.cost(fight, destination.end(fight, Destination.place((VerbAction) action)));
  }

  /** What later moves may do after it. */
  public static int courseAfter(Fight fight, int figure, int left, int course, Action action) {
    Destination destination = new Destination(figure, left, course, false);
    return destination.courseAfter(fight, destination.end(fight, Destination.place((VerbAction) action)));
  }

  /** The move itself, with the Free Hacks of those it leaves. */
  public static Step<Fight> to(Fight fight, int figure, int left, int course, Action action) {
    Destination destination = new Destination(figure, left, course, false);
    return Moving.MOVE.with(
        Moving.of(fight, figure, destination.end(fight, Destination.place((VerbAction) action))));
  }
}
