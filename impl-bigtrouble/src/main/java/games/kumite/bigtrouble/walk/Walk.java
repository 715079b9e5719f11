package games.kumite.bigtrouble.walk;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.dice.Dicing;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.move.Places;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/**
 * The movement action: points of dice, spent space by space; out of a space with enemies, evasion damage comes first.
 *
 * @param seat the seat of the hero
 * @param points the points that are left
 * @param from the space that is left, {@link Board#NOWHERE} between two steps
 * @param to the space that is entered, {@link Board#NOWHERE} between two steps and when the hero stops
 */
public record Walk(int seat, int points, int from, int to) {

  private static final int NORMAL = 2; // BT-ACT-11
  private static final int EPIC = 3;
  private static final int IN_RUBBLE = 2; // BT-RUL-136
  private static final Refusal RUBBLE = new Refusal("BT-RUL-136", "rubble");
  private static final EventType POINTS = EventType.of("movement", "BT-MOV-01").seat("who").number("points");

  private enum Next implements Script.Choice<Trouble, Walk> {
    SPACE;

    @Override
    public String kind() {
      return "walk";
    }

    @Override
    public int seat(Trouble trouble, Walk walk) {
      return walk.seat;
    }

    @Override
    public void options(Trouble trouble, Walk walk, Options out) {
      long spaces = trouble.board().neighbours(Way.GATEWAYS, trouble.seat(walk.seat, Num.SPACE)); // BT-MOV-02 to 08
      for (long left = spaces; left != 0; left &= left - 1) {
        int space = Long.numberOfTrailingZeros(left);
        out.add(trouble.actionAt(Word.GO, space), cost(trouble, space) > walk.points ? RUBBLE : null);
      }
      Places.refuse(trouble, trouble.seat(walk.seat, Num.SPACE), out);
      out.add(trouble.terms().actions.of(Word.STOP));
    }

    @Override
    public Walk chosen(Trouble trouble, Walk walk, Action action) {
      VerbAction chosen = (VerbAction) action;
      int from = trouble.seat(walk.seat, Num.SPACE);
      return chosen.verb() == Word.STOP ? new Walk(walk.seat, 0, from, Board.NOWHERE)
          : new Walk(walk.seat, walk.points - cost(trouble, trouble.spaceOf(chosen)), from, trouble.spaceOf(chosen));
    }

    @Override
    public boolean answersItself() {
      return true; // rubble all around a hero with one point (BT-RUL-136)
    }

    @Override
    public Prompt prompt(Trouble trouble, Walk walk) {
      return Question.prompt(trouble, kind(), walk.seat, walk.points);
    }
  }

  /** The procedure: the dice, the steps, and the consequences of a movement action. */
  public static final Script<Trouble, Walk> WALK = Script.<Trouble, Walk>of("walk")
      .set((trouble, walk) -> walk.withPoints(bonus(trouble, walk.seat))) // a co-op side is tested at the start
      .call(Dicing.SLOTS, (trouble, walk) -> Dicing.many(walk.seat, Dicing.Purpose.MOVE), Walk::begun)
      .loop((trouble, walk) -> walk.points > 0, body -> body
          .ask(Next.SPACE)
          .when((trouble, walk) -> walk.to != Board.NOWHERE, then -> then
              .act(Walk::evade)
              .act(Walk::enter)
              .set((trouble, walk) -> walk.withPoints(walk.points))))
      .act((trouble, walk) -> Carry.onTrigger(trouble, Trigger.ON_MOVE_ACTION, walk.seat))
      .end();

  /** Returns a hero's movement action. */
  public static Walk of(int seat) {
    return new Walk(seat, 0, Board.NOWHERE, Board.NOWHERE);
  }

  /** Returns the points to enter a space. */
  private static int cost(Trouble trouble, int space) {
    return trouble.hasRubble(space) ? IN_RUBBLE : 1;
  }

  /** Returns a walk between two spaces, with a number of points. */
  private Walk withPoints(int count) {
    return new Walk(seat, count, Board.NOWHERE, Board.NOWHERE);
  }

  /** Returns the amount that upgrades, companions and others add to the points or take off. */
  private static int bonus(Trouble trouble, int seat) {
    return Sums.of(trouble, seat, Verb.MOVE_PLUS) - Sums.of(trouble, seat, Verb.MOVE_LESS);
  }

  private static Walk begun(Trouble trouble, Walk walk, Dicing dice) {
    int points = NORMAL * dice.normal() + EPIC * dice.epic();
    Sums.happened(trouble, walk.seat, Verb.MOVE_PLUS, Context.ALL);
    Sums.happened(trouble, walk.seat, Verb.MOVE_LESS, Context.ALL);
    int count = Math.max(1, points + walk.points);
    trouble.tell(POINTS, walk.seat, count);
    return walk.withPoints(count);
  }

  /** Does the evasion damage: 1 for each enemy, all at once (BT-MOV-09, BT-MOV-10). */
  private static void evade(Trouble trouble, Walk walk) {
    int damage = trouble.enemiesAt(walk.from);
    if (damage == 0) {
      return;
    }
    if (Sums.holds(trouble, walk.seat, Verb.NO_EVASION)) {
      Sums.happened(trouble, walk.seat, Verb.NO_EVASION, Context.ALL);
      return;
    }
    if (trouble.seat(walk.seat, Num.EVADED) == 0 && Sums.holds(trouble, walk.seat, Verb.FIRST_EVASION_FREE)) {
      damage--;
    }
    trouble.setSeat(walk.seat, Num.EVADED, 1);
    if (damage > 0) {
      trouble.tell(trouble.terms().tidings.evasion, walk.seat, damage, trouble.spaceNumber(walk.from));
      Harm.damage(trouble, walk.seat, damage, Cause.evasion(walk.to, walk.points));
    }
  }

  /** Continues the move after a death has been resolved, unless the Hell card has put the hero elsewhere (BT-MOV-11). */
  private static void enter(Trouble trouble, Walk walk) {
    if (trouble.seat(walk.seat, Num.SPACE) == walk.from) {
      Places.put(trouble, walk.seat, walk.to);
    }
  }
}
