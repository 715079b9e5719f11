package games.kumite.tmnt.state;

import games.kumite.spi.numbers.NumberGroup;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.tmnt.content.ContentChecks;

/** The numbers of a {@link GameState}: of the match, of each seat, each monster of the combat, each card. All are public. */
public final class Counters {

  /** A span other than the phases, at whose end numbers are cleared. */
  enum Span {
    /** A window in which Items may be turned and traded. */
    WINDOW,
    /** A talk of two players. */
    TALK
  }

  public static final int TALK_NONE = 0;
  public static final int TALK_OFFER = 1;
  public static final int TALK_COUNTER = 2;
  public static final int TALK_TRADE = 3;

  private static final int WIDE = 9999;
  private static final int LAST_SEAT = Settings.MAX_SEATS - 1;
  private static final int MAX_MONSTERS = ContentChecks.MAX_JOINING + 1;
  /** In the place of a monster's slot: a card in combat whose target is still to be chosen. */
  public static final int UNAIMED = MAX_MONSTERS;
  private static final int MASK = (1 << Settings.MAX_SEATS) - 1;
  private static final int LAST_ORDER = 3;
  private static final int MAX_USES = 7;

  private static final NumberGroup.Builder MATCH = NumberGroup.of("match");
  public static final int ACTIVE = MATCH.number("active", 0, LAST_SEAT);
  public static final int FIRST = MATCH.number("first", 0, LAST_SEAT);
  /** Completed rounds of turns. */
  public static final int ROUND = MATCH.number("round", 0, WIDE);
  /** 1 once the match has its first turn. */
  public static final int BEGUN = MATCH.flag("begun");
  /** A bit for each seat whose Katas or slots must be looked at. */
  public static final int DIRTY = MATCH.number("dirty", 0, MASK);
  /** A bit for each seat whose receive window is still to open. */
  public static final int RECEIVED = MATCH.number("received", 0, MASK);
  /** 1 once a monster was fought in this turn (MT-PHS-07). */
  public static final int FOUGHT = MATCH.clearedBy(Stage.TURN).flag("fought");
  /** Actions so far in the windows of this turn. */
  public static final int ACTIONS = MATCH.number("actions", 0, WIDE);
  public static final int FIGHTER = MATCH.clearedBy(Stage.COMBAT).index("fighter");
  public static final int HELPER = MATCH.index("helper");
  /** 1 if the helper was forced. */
  public static final int FORCED = MATCH.flag("forced");
  /** 1 if the players have won the comparison. */
  public static final int WON = MATCH.flag("won");
  /** 1 if something other than Bad Stuff has taken the fighter out (MT-RUL-15). */
  public static final int OUT = MATCH.flag("out");
  /** Strength for the players' side by cards and Team-ups. */
  public static final int SIDE = MATCH.number("side", -WIDE, WIDE, 0);
  /** Strength bought by the fighter. */
  public static final int FIGHTER_BOUGHT = MATCH.number("fighter-bought", -WIDE, WIDE, 0);
  /** Strength bought by the helper. */
  public static final int HELPER_BOUGHT = MATCH.number("helper-bought", -WIDE, WIDE, 0);
  /** Treasures of monsters removed with TREASURE. */
  public static final int SAVED = MATCH.number("saved", 0, WIDE);
  /** Monsters that the combat has seen. */
  public static final int MONSTERS = MATCH.number("monsters", 0, MAX_MONSTERS);
  /** Monsters still in it. */
  public static final int LEFT = MATCH.number("left", 0, MAX_MONSTERS);
  /** A bit for each seat that has escaped from everything. */
  public static final int ESCAPED = MATCH.number("escaped", 0, MASK);
  public static final int OFFER_TREASURES = MATCH.number("offer-treasures", 0, ActionVerb.MAX_TREASURES);
  public static final int OFFER_ORDER = MATCH.number("offer-order", 0, LAST_ORDER);
  /** The seat that runs. */
  public static final int RUNNER = MATCH.clearedBy(Stage.RUN).index("runner");
  /** The monster that the runner faces. */
  public static final int ENEMY = MATCH.index("enemy");
  /** The die on the table, 0 for none. */
  public static final int DIE = MATCH.number("die", 0, 6);
  /** A bit for each monster that the runner has dealt with. */
  public static final int FACED = MATCH.number("faced", 0, (1 << MAX_MONSTERS) - 1);
  /** The talk on the table between two: none, an offer of help, a counter-offer, a trade or gift. */
  public static final int TALK = MATCH.clearedBy(Span.TALK).number("talk", TALK_NONE, TALK_TRADE);
  /** The seat that proposes a trade. */
  public static final int PROPOSER = MATCH.index("proposer");
  /** The seat to which a trade or an offer of help is proposed. */
  public static final int PARTNER = MATCH.index("partner");
  public static final int COUNTER_TREASURES = MATCH.number("counter-treasures", 0, ActionVerb.MAX_TREASURES);
  public static final int COUNTER_ORDER = MATCH.number("counter-order", 0, LAST_ORDER);
  static final NumberGroup OF_MATCH = MATCH.build();

  private static final NumberGroup.Builder SEAT = NumberGroup.of("seat");
  /** Of a seat: its Level (MT-SET-06). */
  public static final int LEVEL = SEAT.number("level", 1, GameState.GOAL);
  /** Of a seat: 1 while its character is dead. */
  public static final int IS_DEAD = SEAT.flag("dead");
  /** Of a seat: 1 once it has left the match (MT-END-05). */
  public static final int IS_GONE = SEAT.flag("gone");
  /** Of a seat: 1 if it draws a new hand at its next turn (MT-DTH-09). */
  public static final int NEW_HAND = SEAT.flag("new-hand");
  /** Of a seat: strength in its next combat by Bad Stuff. */
  public static final int OMEN = SEAT.number("omen", -WIDE, 0, 0);
  /** Of a seat: help on the run in its next combat by Bad Stuff. */
  public static final int RUN_OMEN = SEAT.number("run-omen", -WIDE, 0, 0);
  /** Of a seat: trades proposed, help asked for and sales given up in this turn; no rule reads it, bots do. */
  public static final int SAID = SEAT.number("said", 0, WIDE);
  /** Of a seat: the value of {@link #SAID} in the turn before, which still counts where searches end. */
  public static final int SAID_BEFORE = SEAT.number("said-before", 0, WIDE);
  /** Of a seat: strength in this combat by Bad Stuff of an earlier one. */
  public static final int DOOM = SEAT.clearedBy(Stage.COMBAT).number("doom", -WIDE, 0, 0);
  /** Of a seat: help on the run in this combat by Bad Stuff of an earlier one. */
  public static final int RUN_DOOM = SEAT.number("run-doom", -WIDE, 0, 0);
  /** Of a seat: the number of times it was asked for help in this combat. */
  public static final int ASKS = SEAT.number("asks", 0, WIDE);
  /** Of a seat: proposals of trades in this window. */
  public static final int TRADES = SEAT.clearedBy(Span.WINDOW).number("trades", 0, WIDE);
  /** Of a seat: a bit for each seat that has declined its proposal in this window. */
  public static final int DECLINED = SEAT.number("declined", 0, MASK);
  /** Of a seat: 1 if it has given a sale up in this window. */
  public static final int SALE_GIVEN_UP = SEAT.flag("sale-given-up");
  static final NumberGroup OF_SEAT = SEAT.build();

  private static final NumberGroup.Builder MONSTER = NumberGroup.of("monster").clearedBy(Stage.COMBAT);
  public static final int FACE = MONSTER.index("face");
  /** Of a monster: its token, none for a copy. */
  public static final int TOKEN = MONSTER.index("token");
  /** Of a monster: 1 while it is in the combat. */
  public static final int HERE = MONSTER.flag("here");
  /** Of a monster: strength by cards. */
  public static final int BONUS = MONSTER.number("bonus", -WIDE, WIDE, 0);
  /** Of a monster: Treasures by cards. */
  public static final int TREASURE = MONSTER.number("treasure", -WIDE, WIDE, 0);
  /** Of a monster: 1 if it shows at least one Treasure. */
  public static final int LEAST_ONE = MONSTER.flag("least-one");
  static final NumberGroup OF_MONSTER = MONSTER.build();

  private static final NumberGroup.Builder CARD = NumberGroup.packed("card").ofCards();
  public static final int EQUIPPED = CARD.flag("equipped");
  /** Of a card: 1 if it was just received. */
  public static final int FRESH = CARD.flag("fresh");
  /** Of a kept Trap: 1 once its next combat is over. */
  public static final int SPENT = CARD.flag("spent");
  /** Of a card in combat: the seat that has played it. */
  static final int USER = CARD.number("user", 0, 7);
  /** Of a card: 1 if it was turned in this window. */
  public static final int TURNED = CARD.clearedBy(Span.WINDOW).flag("turned");
  /** Of an Item: 1 if it is chosen, for the trade that is proposed or to count twice in the sale. */
  public static final int CHOSEN = CARD.clearedBy(Span.TALK).flag("chosen");
  /** Of a card: 1 if it is part of the counter-offer. */
  public static final int COUNTER_OFFERED = CARD.flag("counter-offered");
  /** Of a card: 1 if it is part of the offer. */
  public static final int OFFERED = CARD.clearedBy(Stage.COMBAT).flag("offered");
  static final int COMBAT_USES = CARD.number("combat-uses", 0, MAX_USES);
  static final int TURN_USES = CARD.clearedBy(Stage.TURN).number("turn-uses", 0, MAX_USES);
  static final NumberGroup OF_CARD = CARD.build();

  private static final NumberGroup.Builder ATTACHED = NumberGroup.of("attached").ofCards();
  static final int TO = ATTACHED.index("to");
  static final NumberGroup OF_ATTACHED = ATTACHED.build();

  private Counters() {}

  /** Returns the numbers of a match. */
  static NumberLayout layout(int seats, int monsters, int cards) {
    return NumberLayout.of(OF_MATCH, 1).and(OF_SEAT, seats).and(OF_MONSTER, monsters).and(OF_CARD, cards)
        .and(OF_ATTACHED, cards);
  }
}
