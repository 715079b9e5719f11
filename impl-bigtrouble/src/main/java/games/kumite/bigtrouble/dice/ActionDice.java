package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.Standing;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import java.util.List;

/** Action dice, and everything that counts as one: taken fate dice, readied Dragon Spells. */
public final class ActionDice {

  /** The label of an action die's roll. */
  private static final String LABEL = "action";
  private static final FateFace[] FACES = FateFace.values();

  private static final EventType ROLLED = EventType.of("action-dice", "BT-RND-06").seat("who").number("body")
      .number("mind").number("spirit");

  private ActionDice() {}

  /** Returns whether a hero has an unspent die: own, taken fate die, readied Dragon Spell (BT-FRE-02, BT-FRE-03, BT-RUL-86). */
  public static boolean hasUnspent(Trouble trouble, int seat) {
    return unspent(trouble, seat) != 0 || trouble.seat(seat, Num.SPELLS) > 0 || hasTaken(trouble);
  }

  /** Returns whether a hero has an unspent die that fits an empty slot (BT-SKL-09). */
  public static boolean hasPlaceable(Trouble trouble, int seat) {
    boolean isWild = trouble.seat(seat, Num.SPELLS) > 0 || taken(trouble, FateFace.WILD) >= 0;
    for (int track = 0; track < Hero.TRACKS; track++) {
      if (Slots.next(trouble, seat, track) >= 0 && (isWild || own(trouble, seat, track) >= 0
          || taken(trouble, FACES[track]) >= 0)) {
        return true;
      }
    }
    return false;
  }

  /** Returns bits of a hero's rolled and not slotted action dice. */
  public static int unspent(Trouble trouble, int seat) {
    return trouble.unspentDice(seat);
  }

  /** Returns the first unspent action die with an attribute, by its index; -1 for none. */
  static int own(Trouble trouble, int seat, int attribute) {
    for (int left = unspent(trouble, seat); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      if (trouble.seat(seat, Num.FACES + die) == attribute + 1) {
        return die;
      }
    }
    return Trouble.NOBODY;
  }

  /** Returns the first taken fate die with a face that is not slotted, -1 for none (BT-FAT-22). */
  static int taken(Trouble trouble, FateFace face) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (trouble.get(Num.FATE_PLACES + die) == Num.TAKEN && trouble.get(Num.FATE_SPENT + die) == 0
          && FatePool.face(trouble, die) == face) {
        return die;
      }
    }
    return Trouble.NOBODY;
  }

  private static boolean hasTaken(Trouble trouble) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (trouble.get(Num.FATE_PLACES + die) == Num.TAKEN && trouble.get(Num.FATE_SPENT + die) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Takes back a hero's dice and rolls them all at the start of its turn (BT-RND-06). */
  public static void rollAll(Trouble trouble, int seat) {
    for (int die = 0; die < Num.MAX_ROLLED; die++) {
      trouble.setSeat(seat, Num.FACES + die, 0);
    }
    trouble.setSeat(seat, Num.SLOTTED, 0);
    trouble.setSeat(seat, Num.PASSING, 0);
    for (int track = 0; track < Hero.TRACKS; track++) {
      trouble.setSeat(seat, Num.FILLED_SLOTS + track, 0);
      trouble.setSeat(seat, Num.LENT_SLOTS + track, 0);
    }
    int count = Math.max(1, trouble.seat(seat, Num.DICE) - Sums.of(trouble, seat, Verb.LOCK_AD));
    int[] shown = new int[Hero.TRACKS];
    for (int die = 0; die < count; die++) {
      roll(trouble, seat, die);
      shown[trouble.seat(seat, Num.FACES + die) - 1]++;
    }
    trouble.tell(ROLLED, seat, shown[0], shown[1], shown[2]);
  }

  /** Returns the display text of an action die with its face. */
  public static String words(Trouble trouble, int seat, int die) {
    Texts texts = trouble.start().texts();
    Attribute shown = Attribute.values()[trouble.seat(seat, Num.FACES + die) - 1];
    return texts.text("die.action", die + 1, texts.text("word." + shown.word()));
  }

  /** Rolls a single die, again or in addition to the others. */
  static void rollOne(Trouble trouble, int seat, int die) {
    roll(trouble, seat, die);
    trouble.tell(trouble.terms().tidings.actionDie, seat, die + 1, trouble.seat(seat, Num.FACES + die) - 1);
  }

  private static void roll(Trouble trouble, int seat, int die) {
    List<Attribute> faces = trouble.content().dice().action();
    int face = trouble.roll(LABEL, seat, faces.size());
    trouble.setSeat(seat, Num.FACES + die, faces.get(face - 1).ordinal() + 1);
  }

  /** Rolls an additional die among the unspent ones, which is gone at the end of the turn (BT-RUL-81). */
  public static void addPassing(Trouble trouble, int seat) {
    if (Integer.bitCount(trouble.seat(seat, Num.PASSING)) == Standing.MAX_PASSING) {
      return; // BT-RUL-119
    }
    for (int die = 0; die < Num.MAX_ROLLED; die++) {
      if (trouble.seat(seat, Num.FACES + die) == 0) {
        rollOne(trouble, seat, die);
        trouble.setSeat(seat, Num.PASSING, trouble.seat(seat, Num.PASSING) | 1 << die);
        return;
      }
    }
  }

  /**
   * Removes everything temporary at the end of a turn: extra dice, and fate dice and Dragon Spells from their slots
   * (BT-RUL-62).
   */
  public static void endOfTurn(Trouble trouble, int seat) {
    for (int left = trouble.seat(seat, Num.PASSING); left != 0; left &= left - 1) {
      trouble.setSeat(seat, Num.FACES + Integer.numberOfTrailingZeros(left), 0);
    }
    trouble.setSeat(seat, Num.SLOTTED, trouble.seat(seat, Num.SLOTTED) & ~trouble.seat(seat, Num.PASSING));
    trouble.setSeat(seat, Num.PASSING, 0);
    trouble.setSeat(seat, Num.SPELLS, 0);
    for (int track = 0; track < Hero.TRACKS; track++) {
      int lent = trouble.seat(seat, Num.LENT_SLOTS + track);
      trouble.setSeat(seat, Num.FILLED_SLOTS + track, trouble.seat(seat, Num.FILLED_SLOTS + track) & ~lent);
      trouble.setSeat(seat, Num.LENT_SLOTS + track, 0);
    }
  }
}
