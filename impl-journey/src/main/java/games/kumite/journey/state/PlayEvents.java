package games.kumite.journey.state;

import games.kumite.journey.map.Facing;
import games.kumite.spi.EventType;
import games.kumite.spi.marks.Immutable;
import java.util.function.IntFunction;

/** The events of play. A figure is given by its number, a condition by its place, a token as in {@link ContentEvents}. Immutable. */
@Immutable
public final class PlayEvents {

  /** A turn begins: its number. */
  public final EventType turn = EventType.of("turn", "JW-TRN-01").number("turn");
  /** A pilgrim is activated: it, its AP. */
  public final EventType activated;
  /** A pilgrim has played a card: it, the card. */
  public final EventType played;
  /**
   * A pilgrim sets out: it, the Move actions, red squares on the way, the destination. {@link ContentEvents#strode} tells how
   * far it comes.
   */
  public final EventType moved;
  /** A figure is attacked: attacker, target. */
  public final EventType attacks;
  /** The dice of an attack are added up: attacker, target, attack, defense. */
  public final EventType struck;
  /** An attack is cancelled: the target. */
  public final EventType cancelled;
  /** An attack goes back to the attacker: its target, the attacker. */
  public final EventType reflected;
  /** An attack has another target: the attacker, the new target. */
  public final EventType redirected;
  /**
   * A figure was knocked back, its facing kept: it, the squares that it was moved, the crushing damage, its new square.
   */
  public final EventType knocked;
  /** A figure has followed its target: it, its new square, its facing. */
  public final EventType followed;
  /** A figure has lost health: it, the loss, the health left. */
  public final EventType hurt;
  /** A figure takes damage of an attack: it, the damage, health left, the attacker. */
  public final EventType hurtBy;
  /** A hit was not enough for a one hit kill: the target, the damage, the required damage. */
  public final EventType withstood;
  /** Health was set in place of damage: the pilgrim, the value. */
  public final EventType spared;
  /** A pilgrim is unconscious. */
  public final EventType fell;
  /** An unconscious pilgrim's miniature was turned: it, the place on the track. */
  public final EventType worsened;
  /** A pilgrim is dead. */
  public final EventType died;
  /** A demon was killed: the pilgrim, the demon. */
  public final EventType killed;
  /** A demon was cleansed: the pilgrim, the demon, the roll. */
  public final EventType cleansed;
  /** A demon was not cleansed: the pilgrim, the demon, the roll, the required total. */
  public final EventType unmoved;
  /** A demon is removed, and no pilgrim gains karma. */
  public final EventType removed;
  /** A figure has got a condition: the figure, the condition. */
  public final EventType afflicted;
  /** A condition has expired: the figure, the condition. */
  public final EventType expired;
  /** A condition was taken off: the figure, the condition. */
  public final EventType cured;
  /** A pilgrim has gained health: it, the gain, its health now. */
  public final EventType healed;
  /** A card has lowered a pilgrim's health: the pilgrim, its health now. */
  public final EventType lowered;
  /** A card has turned a figure: it, its facing, its square now, since a long base changes its squares. */
  public final EventType turned;
  /** A pilgrim's chi has changed: the pilgrim, the new value, the change. */
  public final EventType chi;
  /** A pilgrim's good karma has changed: the pilgrim, the new value, the change. */
  public final EventType good;
  /** A pilgrim's bad karma has changed: the pilgrim, the new value, the change. */
  public final EventType bad;
  /** A pilgrim has gained AP: it, the AP left now. */
  public final EventType points;
  /** A pilgrim prays. */
  public final EventType prays;
  /** A pilgrim meditates. */
  public final EventType meditates;
  /** The spinner has stopped: the pilgrim, 1 for white, 2 for black. */
  public final EventType spun;
  /** A pilgrim rests. */
  public final EventType rests;
  /** A pilgrim has broken a door: the pilgrim, the door. */
  public final EventType broke;
  /** A pilgrim has collected a sutra: the pilgrim, the sutra. */
  public final EventType collected;
  /** A pilgrim has rescued a villager: the pilgrim, the villager. */
  public final EventType rescued;
  /** A pilgrim has recovered at a well: the pilgrim, the well. */
  public final EventType recovered;
  /** A pilgrim was revived: the reviver, the pilgrim, health, chi. */
  public final EventType revived;
  /** A pilgrim has mastered a skill: it, the card. */
  public final EventType mastered;
  /** A pilgrim was moved by a card: it, its new square, its facing. */
  public final EventType carried;
  /** A dead pilgrim has left a sutra: the pilgrim, the sutra, the square. */
  public final EventType dropped;
  /** A pilgrim has given its sutras to another one: giver, receiver, number. */
  public final EventType handed;
  /** Demons on a pilgrim's tile are inactive. */
  public final EventType chanted;
  /** A condition affects a figure in Maintenance: the figure, the condition. */
  public final EventType suffers;
  /** A pilgrim has entered a red square: it. */
  public final EventType scorched;
  /** A pilgrim has stayed in a red square for a full turn: it. */
  public final EventType stayed;

  PlayEvents(IntFunction<String> figure, IntFunction<String> condition, IntFunction<String> token,
      IntFunction<String> space) {
    activated = of(figure, "activated", "JW-TRN-12").number("points");
    played = of(figure, "played", "JW-CRD-02").card("card");
    moved = of(figure, "moved", "JW-ACT-01").number("actions").number("red").word("to", space);
    attacks = two(figure, "attacks", "JW-ACT-02");
    struck = two(figure, "struck", "JW-ATK-14").number("attack").number("defense");
    cancelled = of(figure, "cancelled", "JW-CRD-26");
    reflected = two(figure, "reflected", "JW-CRD-27");
    redirected = two(figure, "redirected", "JW-CRD-30");
    knocked = of(figure, "knocked", "JW-SPC-01").number("moved").number("crushing").word("to", space);
    followed = at(space, of(figure, "followed", "JW-SPC-07"));
    hurt = of(figure, "hurt", "JW-ATK-16").number("damage").number("left");
    hurtBy = hurt.word("by", figure);
    withstood = of(figure, "withstood", "JW-ATK-15").number("damage").number("needed");
    spared = of(figure, "spared", "JW-RUL-70").number("health");
    fell = of(figure, "fell", "JW-DEF-01");
    worsened = of(figure, "worsened", "JW-TRN-07").number("place");
    died = of(figure, "died", "JW-TRN-08");
    killed = two(figure, "killed", "JW-ATK-17");
    cleansed = two(figure, "cleansed", "JW-ATK-21").number("roll");
    unmoved = two(figure, "unmoved", "JW-ATK-22").number("roll").number("needed");
    removed = of(figure, "removed", "JW-RUL-34");
    afflicted = of(figure, "afflicted", "JW-CRD-14").word("condition", condition);
    expired = of(figure, "expired", "JW-TRN-04").word("condition", condition);
    cured = of(figure, "cured", "JW-CRD-14").word("condition", condition);
    healed = of(figure, "healed", "JW-DFN-04").number("health").number("now");
    lowered = of(figure, "lowered", "JW-DFN-04").number("now");
    turned = of(figure, "turned", "JW-CRD-02").word("facing", PlayEvents::facing).word("to", space);
    chi = of(figure, "chi", "JW-DFN-04").number("now").number("change");
    good = of(figure, "good", "JW-KAR-06").number("now").number("change");
    bad = of(figure, "bad", "JW-KAR-06").number("now").number("change");
    points = of(figure, "points", "JW-TRN-13").number("now");
    prays = of(figure, "prays", "JW-ACT-03");
    meditates = of(figure, "meditates", "JW-ACT-04");
    spun = of(figure, "spun", "JW-RUL-40").word("area", area -> area == 1 ? "white" : "black");
    rests = of(figure, "rests", "JW-ACT-17");
    broke = of(figure, "broke", "JW-ACT-09").word("door", token);
    collected = of(figure, "collected", "JW-ACT-12").word("sutra", token);
    rescued = of(figure, "rescued", "JW-ACT-14").word("villager", token);
    recovered = of(figure, "recovered", "JW-ACT-15").word("well", token);
    revived = two(figure, "revived", "JW-ACT-19").number("health").number("chi");
    mastered = of(figure, "mastered", "JW-ACT-23").card("card");
    carried = at(space, of(figure, "carried", "JW-RUL-61"));
    dropped = of(figure, "dropped", "JW-RUL-33").word("sutra", token).word("to", space);
    handed = two(figure, "handed", "JW-RUL-57").number("sutras");
    chanted = of(figure, "chanted", "JW-CRD-25");
    suffers = of(figure, "suffers", "JW-TRN-06").word("condition", condition);
    scorched = of(figure, "scorched", "JW-TER-04");
    stayed = of(figure, "stayed", "JW-TER-05");
  }

  /**
   * Returns an event type with the new position of a figure as the table shows it: the front-left square of its base,
   * and its facing.
   */
  static EventType at(IntFunction<String> space, EventType type) {
    return type.word("to", space).word("facing", PlayEvents::facing);
  }

  private static String facing(int facing) {
    return Facing.at(facing).word();
  }

  private static EventType of(IntFunction<String> figure, String name, String rule) {
    return EventType.of(name, rule).word("figure", figure);
  }

  private static EventType two(IntFunction<String> figure, String name, String rule) {
    return of(figure, name, rule).word("other", figure);
  }
}
