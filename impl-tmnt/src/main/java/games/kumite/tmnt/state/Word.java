package games.kumite.tmnt.state;

import java.util.Locale;

/** The verbs of actions. What follows a verb is a card, a seat, a number, a keyword, both of two, or nothing. */
public enum Word {
  CHOOSE(Of.CARD), PLAY(Of.CARD), PLAY_IT(Of.NOTHING), TO_HAND(Of.NOTHING), USE(Of.CARD), TEAM_UP(Of.CARD),
  DISCARD(Of.CARD), EQUIP(Of.CARD), SIDEWAYS(Of.CARD), TRAP(Of.CARD_AND_SEAT), TRADE(Of.SEAT), GIFT(Of.SEAT),
  ASK(Of.SEAT), SELL(Of.NOTHING), SELL_CARD(Of.CARD), TROUBLE(Of.CARD), LOOT(Of.NOTHING), NOT_USE(Of.NOTHING),
  TARGET(Of.CARD), TARGET_TWIN(Of.TWIN), TARGET_SIDE(Of.NOTHING), PAIR(Of.CARD), LEVEL(Of.SEAT), STEAL(Of.SEAT),
  FORCE(Of.SEAT), ATTACH(Of.CARD), ACCEPT(Of.NOTHING), DECLINE(Of.NOTHING), COUNTER(Of.NOTHING),
  TREASURES(Of.NUMBER), PICK_ORDER(Of.ORDER), ADD(Of.CARD), SEND(Of.NOTHING), BACK(Of.NOTHING), DONE(Of.NOTHING),
  GIVE(Of.CARD), TAKE(Of.CARD), TO(Of.SEAT), FACE(Of.NUMBER), REROLL(Of.CARD), LOSE(Of.CARD), PAY(Of.CARD),
  PAY_STANCE(Of.CARD), DOUBLE(Of.CARD), NO_DOUBLE(Of.NOTHING), CANCEL(Of.CARD), RUN(Of.CARD), RUN_TWIN(Of.TWIN),
  LEAVE(Of.NOTHING);

  /** What follows a verb. */
  enum Of { NOTHING, CARD, SEAT, CARD_AND_SEAT, NUMBER, ORDER, TWIN }

  final Of of;
  private final String verb;

  Word(Of of) {
    this.of = of;
    verb = switch (name()) {
      case "PLAY_IT" -> "play";
      case "SELL_CARD" -> "sell";
      case "TARGET_TWIN", "TARGET_SIDE" -> "target";
      case "RUN_TWIN" -> "run";
      default -> name().toLowerCase(Locale.ROOT).replace('_', '-');
    };
  }

  /** The verb as it is written. */
  String verb() {
    return verb;
  }

  /** The key of its label. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
