package games.kumite.spi.samples.discduel;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The question of a turn: where to? Any point may be pushed to; a few good ones are listed. */
enum PushDisc implements Question<Duel> {
  PUSH_DISC;

  static final int REACH = 1000; // DD-03

  private static final int TENTHS = 10;
  private static final int TRIES = 4;
  private static final int EDGE = 2 * Point.TABLE_RADIUS;
  private static final String NUMBER = "-?[0-9]{1,9}";
  private static final Refusal STANDS_STILL = new Refusal("DD-03", "still");
  private static final Refusal TOO_FAR = new Refusal("DD-03", "far").with(REACH / TENTHS);
  private static final Refusal OFF_TABLE = new Refusal("DD-04", "off");
  private static final List<Aim> LISTED = List.copyOf(EnumSet.complementOf(EnumSet.of(Aim.FREE)));

  @Override
  public String kind() {
    return "push";
  }

  @Override
  public int seat(Duel duel) {
    return duel.turn;
  }

  @Override
  public void collectActions(Duel duel, ActionCollector out) {
    Point own = duel.disc(duel.turn);
    Point rival = duel.disc(Duel.rivalOf(duel.turn));
    List<Point> listed = new ArrayList<>(LISTED.size());
    for (Aim aim : LISTED) {
      Point to = aim.point(own, rival);
      if (!listed.contains(to)) {
        listed.add(to);
        out.add(new Push(to, aim), refusal(duel, to));
      }
    }
  }

  @Override
  public List<ActionTemplate> templates(Duel duel) {
    Point own = duel.disc(duel.turn);
    return List.of(new ActionTemplate("push", List.of(slot("x", own.x()), slot("y", own.y()))));
  }

  private static ActionTemplate.Parameter slot(String name, int own) {
    return new ActionTemplate.Parameter(
        name, Math.max(0, own - REACH), Math.min(EDGE, own + REACH), "0.1 mm", "board:table");
  }

  @Override
  public @Nullable Action parse(Duel duel, List<String> words, ActionCollector out) {
    if (words.size() != 3 || !words.get(0).equals("push")
        || !words.get(1).matches(NUMBER) || !words.get(2).matches(NUMBER)) {
      return null;
    }
    Point to = new Point(Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2)));
    Push push = new Push(to, Aim.FREE);
    out.add(push, refusal(duel, to));
    return push;
  }

  @Override
  public @Nullable Action sampleAction(Duel duel, RandomSource random) {
    Point own = duel.disc(duel.turn);
    for (int tries = TRIES; tries > 0; tries--) {
      Point to = own.plus(random.pick("x", 0, 2 * REACH + 1) - REACH, random.pick("y", 0, 2 * REACH + 1) - REACH);
      if (refusal(duel, to) == null) {
        return new Push(to, Aim.FREE);
      }
    }
    return null;
  }

  private static @Nullable Refusal refusal(Duel duel, Point to) {
    long squared = duel.disc(duel.turn).squaredTo(to);
    if (squared == 0) {
      return STANDS_STILL; // DD-03
    }
    if (squared > (long) REACH * REACH) {
      return TOO_FAR; // DD-03
    }
    return to.isOnTable() ? null : OFF_TABLE; // DD-04
  }

  @Override
  public void execute(Duel duel, Action action) {
    Thrust thrust = Thrust.of(duel.turn, ((Push) action).to());
    duel.then(Thrust.PUSH.start(thrust), DuelPhase.PUSH, NextTurn.NEXT_TURN);
  }
}
