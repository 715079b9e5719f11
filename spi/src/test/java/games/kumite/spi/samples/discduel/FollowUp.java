package games.kumite.spi.samples.discduel;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import java.util.Locale;

/**
 * The choice after a shove: follow or stay? DD-09.
 *
 * @param thrust the shove
 */
record FollowUp(Thrust thrust) implements Script.Reply<Duel, Thrust> {

  private static final Refusal OFF_TABLE = new Refusal("DD-09", "off");
  private static final EventType FOLLOWED =
      EventType.of("followed", "DD-09").seat("by").number("x").number("y");

  /** The two answers. */
  enum Answer implements Action {
    FOLLOW,
    STAY;

    @Override
    public String notation() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String label() {
      return DuelTexts.TEXTS.text("label." + notation());
    }
  }

  @Override
  public String kind() {
    return "follow";
  }

  @Override
  public int seat(Duel duel) {
    return thrust.by();
  }

  @Override
  public void collectActions(Duel duel, ActionCollector out) {
    out.add(Answer.FOLLOW, next(duel).isOnTable() ? null : OFF_TABLE);
    out.add(Answer.STAY);
  }

  @Override
  public Thrust localsAfter(Duel duel, Action action) {
    if (action == Answer.FOLLOW) {
      Point next = next(duel);
      duel.place(thrust.by(), next);
      duel.emit(FOLLOWED, thrust.by(), next.x(), next.y());
    }
    return thrust;
  }

  private Point next(Duel duel) {
    return duel.disc(thrust.by()).plus(thrust.dx(), thrust.dy());
  }
}
