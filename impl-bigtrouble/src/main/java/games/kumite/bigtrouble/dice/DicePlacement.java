package games.kumite.bigtrouble.dice;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Done;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.VerbAction;

/**
 * The dice of one action, slotted one after the other in an order of the player's choice (DEC-10, BT-ACT-08).
 *
 * @param seat the seat of the dice
 * @param purpose the purpose
 * @param subject the enemy of a combat check, the slot of the quest of a skill check, the kind of item that is bought,
 *     the seat for which a hero prays, else 0
 * @param difficulty the difficulty of a skill check, else 0
 * @param max the greatest number of dice
 * @param placed the slotted dice, packed: in the order in which they rest, else in a canonical order
 */
public record DicePlacement(int seat, Purpose purpose, int subject, int difficulty, int max, long placed) {

  /** The purpose of slotted dice. */
  public enum Purpose { MOVE, REST, FIGHT, CHECK, BUY, PRAY, RECOVER }

  /** The value for any number of dice. */
  public static final int MANY = 15;
  private static final Refusal TOO_FEW = new Refusal("BT-TSK-13", "too-few-dice");
  private static final int EPIC = 1;
  private static final int DOUBLE = 2;
  private static final int THERE = 4;
  private static final int WIDTH = 3;
  private static final int MASK = (1 << WIDTH) - 1;

  private record Slot(DicePlacement dicing) implements Script.Reply<GameState, DicePlacement> {

    @Override
    public int seat(GameState state) {
      return dicing.seat;
    }

    @Override
    public boolean isAutoPlayed() {
      return true; // BT-RUL-100
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      HeroSlots.options(state, dicing.seat, dicing.max == MANY ? DiceFit.ANY : dicing.leaving(), out);
      if (dicing.max == MANY && dicing.placed != 0) {
        out.add(Done.DONE);
      }
    }

    @Override
    public Prompt prompt(GameState state) {
      return HeroSlots.prompt(state, dicing.seat, dicing.goal(state));
    }

    @Override
    public DicePlacement localsAfter(GameState state, Action action) {
      if (action == Done.DONE) {
        return dicing;
      }
      DicePlacement slotted = dicing.with(HeroSlots.place(state, dicing.seat, (VerbAction) action));
      return state.definition().settings.doubleWholeAction() ? slotted.allDoubled() : slotted;
    }

    @Override
    public boolean repeats(GameState state, DicePlacement dicing, Action action) {
      return action != Done.DONE && dicing.count() < dicing.max
          && HeroSlots.isAny(state, dicing.seat, DiceFit.ANY);
    }
  }

  /** The procedure that slots the dice. */
  public static final Script<GameState, DicePlacement> SLOTS = Script.<GameState, DicePlacement>of("slots").ask(Slot::new).build();

  /** Returns an action with any number of dice, at least one. */
  public static DicePlacement many(int seat, Purpose purpose) {
    return new DicePlacement(seat, purpose, 0, 0, MANY, 0);
  }

  /** Returns an action with any number of dice, at least one, against an enemy. */
  public static DicePlacement fight(int seat, int enemy) {
    return new DicePlacement(seat, Purpose.FIGHT, enemy, 0, MANY, 0);
  }

  /** Returns an action with any number of dice, at least one, for the skill check of a quest. */
  public static DicePlacement check(int seat, int slot, int difficulty) {
    return new DicePlacement(seat, Purpose.CHECK, slot, difficulty, MANY, 0);
  }

  /** Returns an action with an exact number of dice. */
  public static DicePlacement exactly(int seat, Purpose purpose, int subject, int count) {
    return new DicePlacement(seat, purpose, subject, 0, count, 0);
  }

  /** Returns the display text of the purpose, such as {@code to fight} an enemy. */
  private String goal(GameState state) {
    Object what = switch (purpose) {
      case FIGHT -> state.definition().enemyName(subject);
      case BUY -> state.definition().itemName(ItemKind.values()[subject]);
      case PRAY -> state.config().seats().get(subject).name();
      case CHECK -> state.definition().questName(state.questNumber(subject));
      default -> "";
    };
    return state.config().texts().text("slot.to." + Texts.word(purpose), what, difficulty);
  }

  /** Returns how many of a hero's dice fit empty slots. */
  public static int placeable(GameState state, int seat) {
    return HeroSlots.placeable(state, seat);
  }

  /**
   * Returns a filter of dice after which the dice that are still needed fit; a wild one must leave its last slot to a
   * die that has no other.
   */
  private DiceFit leaving() {
    int needed = max - count() - 1;
    return (state, who, kind, track) ->
        needed <= 0 || HeroSlots.placeableAfter(state, who, kind, track) >= needed ? null : TOO_FEW;
  }

  private DicePlacement with(PlacedDie die) {
    long bits = THERE | (die.isEpic() ? EPIC : 0) | (die.isDouble() ? DOUBLE : 0);
    int place = count();
    while (place > 0 && purpose != Purpose.REST && (placed >> (place - 1) * WIDTH & MASK) > bits) {
      place--;
    }
    long before = placed & (1L << place * WIDTH) - 1;
    long after = placed >> place * WIDTH << (place + 1) * WIDTH;
    return new DicePlacement(seat, purpose, subject, difficulty, max, before | bits << place * WIDTH | after);
  }

  /** Returns a copy in which all dice are doubled if one is: the wider reading of BT-RUL-23. */
  private DicePlacement allDoubled() {
    boolean isDoubled = false;
    for (int place = 0; place < count(); place++) {
      isDoubled |= times(place) > 1;
    }
    long all = 0;
    int epics = epicDice();
    for (int place = 0; place < count(); place++) {
      boolean isEpic = purpose == Purpose.REST ? isEpic(place) : place >= count() - epics;
      all |= (long) (THERE | DOUBLE | (isEpic ? EPIC : 0)) << place * WIDTH;
    }
    return isDoubled ? new DicePlacement(seat, purpose, subject, difficulty, max, all) : this;
  }

  private int epicDice() {
    int dice = 0;
    for (int place = 0; place < count(); place++) {
      dice += isEpic(place) ? 1 : 0;
    }
    return dice;
  }

  /** Returns how many dice are slotted. */
  public int count() {
    return (Long.SIZE - Long.numberOfLeadingZeros(placed) + WIDTH - 1) / WIDTH;
  }

  /** Returns whether the die at a place lies in an epic slot. */
  public boolean isEpic(int place) {
    return (placed >> place * WIDTH & EPIC) != 0;
  }

  /** Returns how many contributions the die at a place makes: a double die two (BT-FAT-06). */
  public int times(int place) {
    return (placed >> place * WIDTH & DOUBLE) != 0 ? 2 : 1;
  }

  /** Returns the contributions of dice in normal slots, added up (BT-ACT-06). */
  public int normal() {
    int sum = 0;
    for (int place = 0; place < count(); place++) {
      sum += isEpic(place) ? 0 : times(place);
    }
    return sum;
  }

  /** Returns the contributions of dice in epic slots, added up (BT-ACT-07). */
  public int epic() {
    int sum = 0;
    for (int place = 0; place < count(); place++) {
      sum += isEpic(place) ? times(place) : 0;
    }
    return sum;
  }
}
