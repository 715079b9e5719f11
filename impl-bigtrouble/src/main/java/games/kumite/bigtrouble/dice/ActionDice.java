package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.content.vocabulary.EffectPlacement;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import java.util.List;

/** Action dice, and everything that counts as one: taken fate dice, readied Dragon Spells. */
public final class ActionDice {

  /** The label of an action die's roll. */
  private static final String LABEL = "action";
  static final int ALL_TRACKS = (1 << Hero.TRACKS) - 1;

  private static final EventType ROLLED = EventType.of("action-dice", "BT-RND-06").seat("who").number("body")
      .number("mind").number("spirit");

  private ActionDice() {}

  /** Returns whether a hero has an unspent die: own, taken fate die, readied Dragon Spell (BT-FRE-02, BT-FRE-03, BT-RUL-86). */
  public static boolean hasUnspent(GameState state, int seat) {
    return unspent(state, seat) != 0 || state.seat(seat, Counters.SPELLS) > 0 || hasTaken(state);
  }

  /** Returns whether a hero has an unspent die that fits an empty slot (BT-SKL-09). */
  public static boolean hasPlaceable(GameState state, int seat) {
    int taken = taken(state);
    boolean isWild = state.seat(seat, Counters.SPELLS) > 0 || (taken >> FateFace.WILD.ordinal() & 1) != 0;
    int fitting = isWild ? ALL_TRACKS : own(state, seat) | taken;
    for (int track = 0; track < Hero.TRACKS; track++) {
      if ((fitting >> track & 1) != 0 && HeroSlots.next(state, seat, track) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns bits of a hero's rolled and not slotted action dice. */
  public static int unspent(GameState state, int seat) {
    return state.unspentDice(seat);
  }

  /** Returns bits of the attributes of a hero's unspent action dice. */
  static int own(GameState state, int seat) {
    int attributes = 0;
    int slotted = state.seat(seat, Counters.SLOTTED);
    for (int die = 0; die < Counters.MAX_ROLLED; die++) {
      int face = state.seat(seat, Counters.FACES + die); // 0 for no die
      attributes |= (slotted >> die & 1) == 0 ? 1 << face : 0;
    }
    return attributes >> 1;
  }

  /** Returns bits of the faces of the taken fate dice that are not slotted: those of doubles by their attribute (BT-FAT-22). */
  static int taken(GameState state) {
    int faces = 0;
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      if (state.get(Counters.FATE_PLACES + die) == Counters.TAKEN && state.get(Counters.FATE_SPENT + die) == 0) {
        faces |= 1 << FatePool.face(state, die).ordinal();
      }
    }
    return faces;
  }

  /** Returns the first unspent action die with an attribute, by its index; -1 for none. */
  static int own(GameState state, int seat, int attribute) {
    for (int left = unspent(state, seat); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      if (state.seat(seat, Counters.FACES + die) == attribute + 1) {
        return die;
      }
    }
    return GameState.NONE;
  }

  /** Returns the first taken fate die with a face that is not slotted, -1 for none (BT-FAT-22). */
  static int taken(GameState state, FateFace face) {
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      if (state.get(Counters.FATE_PLACES + die) == Counters.TAKEN && state.get(Counters.FATE_SPENT + die) == 0
          && FatePool.face(state, die) == face) {
        return die;
      }
    }
    return GameState.NONE;
  }

  private static boolean hasTaken(GameState state) {
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      if (state.get(Counters.FATE_PLACES + die) == Counters.TAKEN && state.get(Counters.FATE_SPENT + die) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Takes back a hero's dice and rolls them all at the start of its turn (BT-RND-06). */
  public static void rollAll(GameState state, int seat) {
    for (int die = 0; die < Counters.MAX_ROLLED; die++) {
      state.setSeat(seat, Counters.FACES + die, 0);
    }
    state.setSeat(seat, Counters.SLOTTED, 0);
    state.setSeat(seat, Counters.PASSING, 0);
    for (int track = 0; track < Hero.TRACKS; track++) {
      state.setSeat(seat, Counters.FILLED_SLOTS + track, 0);
      state.setSeat(seat, Counters.LENT_SLOTS + track, 0);
    }
    int count = Math.max(1, state.seat(seat, Counters.DICE) - Modifiers.of(state, seat, LastingWord.LOCK_AD));
    int[] shown = new int[Hero.TRACKS];
    for (int die = 0; die < count; die++) {
      roll(state, seat, die);
      shown[state.seat(seat, Counters.FACES + die) - 1]++;
    }
    state.emit(ROLLED, seat, shown[0], shown[1], shown[2]);
  }

  /** Returns the display text of an action die with its face. */
  public static String words(GameState state, int seat, int die) {
    Texts texts = state.config().texts();
    Attribute shown = Attribute.values()[state.seat(seat, Counters.FACES + die) - 1];
    return texts.text("die.action", die + 1, texts.text("word." + shown.word()));
  }

  /** Rolls a single die, again or in addition to the others. */
  static void rollOne(GameState state, int seat, int die) {
    roll(state, seat, die);
    state.emit(state.definition().events.actionDie, seat, die + 1, state.seat(seat, Counters.FACES + die) - 1);
  }

  private static void roll(GameState state, int seat, int die) {
    List<Attribute> faces = state.content().dice().action();
    int face = state.roll(LABEL, seat, faces.size());
    state.setSeat(seat, Counters.FACES + die, faces.get(face - 1).ordinal() + 1);
  }

  /** Rolls an additional die among the unspent ones, which is gone at the end of the turn (BT-RUL-81). */
  public static void addPassing(GameState state, int seat) {
    if (Integer.bitCount(state.seat(seat, Counters.PASSING)) == EffectPlacement.MAX_PASSING) {
      return; // BT-RUL-119
    }
    for (int die = 0; die < Counters.MAX_ROLLED; die++) {
      if (state.seat(seat, Counters.FACES + die) == 0) {
        rollOne(state, seat, die);
        state.setSeat(seat, Counters.PASSING, state.seat(seat, Counters.PASSING) | 1 << die);
        return;
      }
    }
  }
}
