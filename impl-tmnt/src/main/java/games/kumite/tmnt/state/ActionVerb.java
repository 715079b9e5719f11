package games.kumite.tmnt.state;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** A verb of an action. */
public enum ActionVerb implements Verb {
  CHOOSE(Argument.CARD), PLAY(Argument.CARD), PLAY_IT("play"), TO_HAND, USE(Argument.CARD), TEAM_UP(Argument.CARD),
  DISCARD(Argument.CARD), EQUIP(Argument.CARD), SIDEWAYS(Argument.CARD), TRAP(Argument.CARD, Argument.SEAT),
  TRADE(Argument.SEAT), GIFT(Argument.SEAT), ASK(Argument.SEAT), SELL, SELL_CARD("sell", Argument.CARD),
  TROUBLE(Argument.CARD), LOOT, NOT_USE, TARGET(Argument.CARD), TARGET_TWIN("target", Argument.element(ActionVerb.TWINS)),
  TARGET_SIDE("target", Argument.keyword(ActionVerb.SIDE)), PAIR(Argument.CARD), LEVEL(Argument.SEAT), STEAL(Argument.SEAT),
  FORCE(Argument.SEAT), ATTACH(Argument.CARD), ACCEPT, DECLINE, COUNTER,
  TREASURES(Argument.number(0, ActionVerb.MAX_TREASURES)),
  PICK_ORDER(Argument.keyword("helper-first", "fighter-first", "alternate-helper", "alternate-fighter")),
  ADD(Argument.CARD), SEND, BACK, GIVE(Argument.CARD), TAKE(Argument.CARD), TO(Argument.SEAT),
  FACE(Argument.number(1, 6)), REROLL(Argument.CARD), LOSE(Argument.CARD), PAY(Argument.CARD),
  PAY_STANCE(Argument.CARD), DOUBLE(Argument.CARD), NO_DOUBLE, CANCEL(Argument.CARD), RUN(Argument.CARD),
  RUN_TWIN("run", Argument.element(ActionVerb.TWINS)), LEAVE;

  /** The keyword for the players' side of a combat. */
  public static final String SIDE = "side";
  /** The picking orders, in the order of the ledger. */
  public static final List<String> ORDERS = PICK_ORDER.arguments.get(0).words();

  /** The most Treasures that an offer can name. */
  public static final int MAX_TREASURES = 99;

  /** The name of the list of copies of monsters. */
  static final String TWINS = "twins";

  private final List<Argument> arguments;
  private final String notation;

  ActionVerb(Argument... arguments) {
    this.arguments = List.of(arguments);
    notation = key();
  }

  ActionVerb(String notation, Argument... arguments) {
    this.arguments = List.of(arguments);
    this.notation = notation;
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }

  /** Returns whether the action is possible on every turn and hardly ever wanted on others' turns. */
  @Override
  public boolean isLowPriority() {
    return switch (this) {
      case DISCARD, EQUIP, SIDEWAYS, TRADE, GIFT, LEAVE -> true;
      default -> false;
    };
  }

  @Override
  public String notation() {
    return notation;
  }
}
