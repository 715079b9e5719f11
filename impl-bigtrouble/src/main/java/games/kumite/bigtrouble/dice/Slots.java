package games.kumite.bigtrouble.dice;

import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The slots of a hero board: each die goes to the leftmost empty one of its track (BT-ACT-04). */
final class Slots {

  static final Refusal NO_DIE = new Refusal("BT-ACT-03", "no-die");
  private static final Refusal FULL = new Refusal("BT-ACT-10", "track-full");
  private static final Attribute[] ATTRIBUTES = Attribute.values();
  private static final FateFace[] FACES = FateFace.values();
  private static final Word.Kind[] KINDS = Word.Kind.values();
  private static final EventType SLOTTED = slotted("slotted");
  private static final EventType SLOTTED_EPIC = slotted("slotted-epic");

  private Slots() {}

  private static EventType slotted(String name) {
    return EventType.of(name, "BT-ACT-04").seat("who").named("kind", kind -> Word.SLOT.arguments().get(0).words().get(kind))
        .named("track", track -> ATTRIBUTES[track].word()).number("slot");
  }

  /** Returns the leftmost empty slot of a track, from 0; -1 if the track is full. */
  static int next(Trouble trouble, int seat, int track) {
    int slot = Integer.numberOfTrailingZeros(~trouble.seat(seat, Num.FILLED_SLOTS + track));
    return slot < Hero.SLOTS ? slot : Trouble.NOBODY;
  }

  /** Returns whether the leftmost empty slot of a track is epic (BT-ACT-07). */
  static boolean isNextEpic(Trouble trouble, int seat, int track) {
    return trouble.hero(seat).isEpic(ATTRIBUTES[track], next(trouble, seat, track));
  }

  /**
   * Adds every placement.
   *
   * @param fits the filter of placements that the action takes
   */
  static void options(Trouble trouble, int seat, Fit fits, Options out) {
    for (Word.Kind kind : KINDS) {
      for (int track = 0; track < Hero.TRACKS; track++) {
        @Nullable Refusal refusal = !hasDie(trouble, seat, kind, track) ? NO_DIE
            : next(trouble, seat, track) < 0 ? FULL : fits.refusal(trouble, seat, kind, track);
        if (refusal == null || out.isExplaining()) {
          out.add(trouble.terms().actions.of(Word.SLOT, kind.ordinal(), track), refusal);
        }
      }
    }
  }

  /** Returns a prompt for a die for a purpose, such as {@code to move}, which names the next slot of each track. */
  static Prompt prompt(Trouble trouble, int seat, String goal) {
    Texts texts = trouble.start().texts();
    Object[] next = new Object[Hero.TRACKS + 1];
    for (int track = 0; track < Hero.TRACKS; track++) {
      int slot = next(trouble, seat, track);
      next[track] = texts.text(slot < 0 ? "slot.full" : isNextEpic(trouble, seat, track) ? "slot.epic" : "slot.normal",
          texts.text("word." + ATTRIBUTES[track].word()), slot + 1);
    }
    next[Hero.TRACKS] = goal;
    return Question.prompt(trouble, "slot", seat, next);
  }

  /** Returns whether any placement is possible. */
  static boolean isAny(Trouble trouble, int seat, Fit fits) {
    for (Word.Kind kind : KINDS) {
      for (int track = 0; track < Hero.TRACKS; track++) {
        if (hasDie(trouble, seat, kind, track) && next(trouble, seat, track) >= 0
            && fits.refusal(trouble, seat, kind, track) == null) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns how many dice fit empty slots. */
  static int placeable(Trouble trouble, int seat) {
    return placeable(trouble, seat, null, Trouble.NOBODY);
  }

  /** Returns how many dice fit empty slots once one of a kind is placed on a track. */
  static int placeableAfter(Trouble trouble, int seat, Word.Kind kind, int track) {
    return placeable(trouble, seat, kind, track);
  }

  private static int placeable(Trouble trouble, int seat, Word.@Nullable Kind placed, int on) {
    int fixed = 0;
    int open = 0;
    for (int track = 0; track < Hero.TRACKS; track++) {
      int dice = ActionDice.taken(trouble, FACES[track]) >= 0 ? 1 : 0;
      for (int left = ActionDice.unspent(trouble, seat); left != 0; left &= left - 1) {
        dice += trouble.seat(seat, Num.FACES + Integer.numberOfTrailingZeros(left)) == track + 1 ? 1 : 0;
      }
      dice -= track == on && (placed == Word.Kind.DIE || placed == Word.Kind.DOUBLE) ? 1 : 0;
      int empty = Hero.SLOTS - Integer.bitCount(trouble.seat(seat, Num.FILLED_SLOTS + track)) - (track == on ? 1 : 0);
      fixed += Math.min(dice, empty);
      open += empty - Math.min(dice, empty);
    }
    int wild = trouble.seat(seat, Num.SPELLS) + (ActionDice.taken(trouble, FateFace.WILD) >= 0 ? 1 : 0)
        - (placed == Word.Kind.WILD || placed == Word.Kind.SPELL ? 1 : 0);
    return fixed + Math.min(wild, open);
  }

  private static boolean hasDie(Trouble trouble, int seat, Word.Kind kind, int track) {
    return switch (kind) {
      case DIE -> ActionDice.own(trouble, seat, track) >= 0;
      case DOUBLE -> ActionDice.taken(trouble, FACES[track]) >= 0;
      case WILD -> ActionDice.taken(trouble, FateFace.WILD) >= 0; // DEC-11
      case SPELL -> trouble.seat(seat, Num.SPELLS) > 0;
    };
  }

  /** Places a die, and returns its contribution. */
  static Placed place(Trouble trouble, int seat, VerbAction action) {
    Word.Kind kind = KINDS[action.first()];
    int track = action.second();
    int slot = next(trouble, seat, track);
    boolean isEpic = isNextEpic(trouble, seat, track);
    switch (kind) {
      case DIE -> {
        int die = ActionDice.own(trouble, seat, track);
        trouble.setSeat(seat, Num.SLOTTED, trouble.seat(seat, Num.SLOTTED) | 1 << die);
        if ((trouble.seat(seat, Num.PASSING) >> die & 1) != 0) {
          lend(trouble, seat, track, slot);
        }
      }
      case DOUBLE -> {
        trouble.set(Num.FATE_SPENT + ActionDice.taken(trouble, FACES[track]), 1);
        lend(trouble, seat, track, slot);
      }
      case WILD -> {
        trouble.set(Num.FATE_SPENT + ActionDice.taken(trouble, FateFace.WILD), 1);
        lend(trouble, seat, track, slot);
      }
      case SPELL -> { // BT-SHP-12
        trouble.addSeat(seat, Num.SPELLS, -1);
        lend(trouble, seat, track, slot);
      }
    }
    trouble.setSeat(seat, Num.FILLED_SLOTS + track, trouble.seat(seat, Num.FILLED_SLOTS + track) | 1 << slot);
    trouble.tell(isEpic ? SLOTTED_EPIC : SLOTTED, seat, kind.ordinal(), track, slot + 1);
    return new Placed(track, isEpic, kind == Word.Kind.DOUBLE);
  }

  private static void lend(Trouble trouble, int seat, int track, int slot) {
    trouble.setSeat(seat, Num.LENT_SLOTS + track, trouble.seat(seat, Num.LENT_SLOTS + track) | 1 << slot);
  }
}
