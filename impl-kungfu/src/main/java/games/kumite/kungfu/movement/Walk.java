package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The move of an activation: the ends that its question lists and accepts, and what follows. */
public final class Walk {

  private Walk() {}

  private static Trip trip(int figure, int left, int course) {
    Gait gait = Course.gait(course);
    int before = Course.chosen(course);
    return switch (gait) {
      case SWING -> new Swing(figure, before);
      case TELEPORT -> new Teleport(figure, before);
      default -> new Destination(figure, left, before, gait);
    };
  }

  /** Lists the places for a move with a given number of actions left. */
  public static void options(Fight fight, int figure, int left, int course, Options out) {
    trip(figure, left, course).options(fight, out);
  }

  /** Reads any place. */
  public static @Nullable Action parse(Fight fight, int figure, int left, int course, List<String> words, Options out) {
    return trip(figure, left, course).parse(fight, words, out);
  }

  /** Returns a legal place drawn at random, null if the draws found none. */
  public static @Nullable Action sample(Fight fight, int figure, int left, int course, RandomSource random) {
    return trip(figure, left, course).sample(fight, random);
  }

  /** Returns how places are written. */
  public static List<Form> forms(Fight fight) {
    return Trip.forms(fight, Word.TO);
  }

  /** Returns whether the move may go to a place. */
  public static boolean isLegal(Fight fight, int figure, int left, int course, long place) {
    return trip(figure, left, course).refusal(fight, place) == null;
  }

  /** Returns where the move ends that is named after a place. */
  public static long end(Fight fight, int figure, int left, int course, long place) {
    return trip(figure, left, course).end(fight, place);
  }

  /** Returns the action that names a place. */
  public static Action action(Fight fight, long place) {
    return Trip.to(fight, place);
  }

  /** Returns the place that an action names. */
  public static long place(Action action) {
    return Trip.place((VerbAction) action);
  }

  /** Returns the purpose of a listed place, in words. */
  public static String remark(Fight fight, int figure, int left, int course, Action action) {
    return action instanceof VerbAction named && named.verb() == Word.TO
        ? trip(figure, left, course).remark(fight, Trip.place(named)) : "";
  }

  /** Returns the cost of the move, in actions. */
  public static int cost(Fight fight, int figure, int left, int course, Action action) {
    return trip(figure, left, course).cost(fight, Trip.place((VerbAction) action));
  }

  /** Returns the limits of later moves after it. */
  public static int courseAfter(Fight fight, int figure, int left, int course, Action action) {
    return trip(figure, left, course).courseAfter(fight, Trip.place((VerbAction) action));
  }

  /** Returns the move itself, with the Free Hacks of those it leaves. */
  public static Step<Fight> to(Fight fight, int figure, int left, int course, Action action) {
    return trip(figure, left, course).step(fight, Trip.place((VerbAction) action));
  }
}
