package games.kumite.bigtrouble.dice;

import games.kumite.api.Element.Kind;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Texts;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The slots of a hero board: each die goes to the leftmost empty one of its track (BT-ACT-04). */
final class HeroSlots {

  static final Refusal NO_DIE = new Refusal("BT-ACT-03", "no-die");
  private static final Refusal FULL = new Refusal("BT-ACT-10", "track-full");
  private static final Attribute[] ATTRIBUTES = Attribute.values();
  private static final FateFace[] FACES = FateFace.values();
  private static final ActionVerb.Kind[] KINDS = ActionVerb.Kind.values();
  private static final EventType SLOTTED = slotted("slotted");
  private static final EventType SLOTTED_EPIC = slotted("slotted-epic");

  private HeroSlots() {}

  private static EventType slotted(String name) {
    return EventType.of(name, "BT-ACT-04").seat("who").word("kind", kind -> ActionVerb.SLOT.arguments().get(0).words().get(kind))
        .word("track", track -> ATTRIBUTES[track].word()).number("slot");
  }

  /** Returns the leftmost empty slot of a track, from 0; -1 if the track is full. */
  static int next(GameState state, int seat, int track) {
    int slot = Integer.numberOfTrailingZeros(~state.seat(seat, Counters.FILLED_SLOTS + track));
    return slot < Hero.SLOTS ? slot : GameState.NONE;
  }

  /** Returns whether the leftmost empty slot of a track is epic (BT-ACT-07). */
  static boolean isNextEpic(GameState state, int seat, int track) {
    return state.hero(seat).isEpic(ATTRIBUTES[track], next(state, seat, track));
  }

  /**
   * Adds every placement.
   *
   * @param fits the filter of placements that the action takes
   */
  static void options(GameState state, int seat, DiceFit fits, ActionCollector out) {
    int taken = ActionDice.taken(state);
    for (ActionVerb.Kind kind : KINDS) {
      int tracks = tracks(state, seat, kind, taken);
      for (int track = 0; track < Hero.TRACKS && (tracks != 0 || out.isExplaining()); track++) {
        @Nullable Refusal refusal = (tracks >> track & 1) == 0 ? NO_DIE
            : next(state, seat, track) < 0 ? FULL : fits.refusal(state, seat, kind, track);
        if (refusal == null || out.isExplaining()) {
          out.add(state.definition().actions.of(ActionVerb.SLOT, kind.ordinal(), track), refusal);
        }
      }
    }
  }

  /** Returns a prompt for a die for a purpose, such as {@code to move}, which names the next slot of each track. */
  static Prompt prompt(GameState state, int seat, String goal) {
    Texts texts = state.config().texts();
    Object[] next = new Object[Hero.TRACKS + 1];
    for (int track = 0; track < Hero.TRACKS; track++) {
      int slot = next(state, seat, track);
      next[track] = texts.text(slot < 0 ? "slot.full" : isNextEpic(state, seat, track) ? "slot.epic" : "slot.normal",
          texts.text("word." + ATTRIBUTES[track].word()), slot + 1);
    }
    next[Hero.TRACKS] = goal;
    return Question.prompt(state, "slot", seat, next);
  }

  /** Returns whether any placement is possible. */
  static boolean isAny(GameState state, int seat, DiceFit fits) {
    int taken = ActionDice.taken(state);
    for (ActionVerb.Kind kind : KINDS) {
      int tracks = tracks(state, seat, kind, taken);
      for (int track = 0; track < Hero.TRACKS && tracks != 0; track++) {
        if ((tracks >> track & 1) != 0 && next(state, seat, track) >= 0 && fits.refusal(state, seat, kind, track) == null) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns how many dice fit empty slots. */
  static int placeable(GameState state, int seat) {
    return placeable(state, seat, null, GameState.NONE);
  }

  /** Returns how many dice fit empty slots once one of a kind is placed on a track. */
  static int placeableAfter(GameState state, int seat, ActionVerb.Kind kind, int track) {
    return placeable(state, seat, kind, track);
  }

  private static int placeable(GameState state, int seat, ActionVerb.@Nullable Kind placed, int on) {
    int fixed = 0;
    int open = 0;
    int taken = ActionDice.taken(state);
    for (int track = 0; track < Hero.TRACKS; track++) {
      int dice = taken >> track & 1;
      for (int left = ActionDice.unspent(state, seat); left != 0; left &= left - 1) {
        dice += state.seat(seat, Counters.FACES + Integer.numberOfTrailingZeros(left)) == track + 1 ? 1 : 0;
      }
      dice -= track == on && (placed == ActionVerb.Kind.DIE || placed == ActionVerb.Kind.DOUBLE) ? 1 : 0;
      int empty = Hero.SLOTS - Integer.bitCount(state.seat(seat, Counters.FILLED_SLOTS + track)) - (track == on ? 1 : 0);
      fixed += Math.min(dice, empty);
      open += empty - Math.min(dice, empty);
    }
    int wild = state.seat(seat, Counters.SPELLS) + (taken >> FateFace.WILD.ordinal() & 1)
        - (placed == ActionVerb.Kind.WILD || placed == ActionVerb.Kind.SPELL ? 1 : 0);
    return fixed + Math.min(wild, open);
  }

  /** Returns bits of the tracks for which a hero has a die of a kind; {@code taken} has those of the faces of its fate dice. */
  private static int tracks(GameState state, int seat, ActionVerb.Kind kind, int taken) {
    return switch (kind) {
      case DIE -> ActionDice.own(state, seat);
      case DOUBLE -> taken & ActionDice.ALL_TRACKS;
      case WILD -> (taken >> FateFace.WILD.ordinal() & 1) != 0 ? ActionDice.ALL_TRACKS : 0; // DEC-11
      case SPELL -> state.seat(seat, Counters.SPELLS) > 0 ? ActionDice.ALL_TRACKS : 0;
    };
  }

  /** Places a die, and returns its contribution. */
  static PlacedDie place(GameState state, int seat, VerbAction action) {
    ActionVerb.Kind kind = KINDS[action.first()];
    int track = action.second();
    int slot = next(state, seat, track);
    boolean isEpic = isNextEpic(state, seat, track);
    switch (kind) {
      case DIE -> {
        int die = ActionDice.own(state, seat, track);
        state.setSeat(seat, Counters.SLOTTED, state.seat(seat, Counters.SLOTTED) | 1 << die);
        if ((state.seat(seat, Counters.PASSING) >> die & 1) != 0) {
          lend(state, seat, track, slot);
        }
      }
      case DOUBLE -> {
        state.set(Counters.FATE_SPENT + ActionDice.taken(state, FACES[track]), 1);
        lend(state, seat, track, slot);
      }
      case WILD -> {
        state.set(Counters.FATE_SPENT + ActionDice.taken(state, FateFace.WILD), 1);
        lend(state, seat, track, slot);
      }
      case SPELL -> { // BT-SHP-12
        state.addSeat(seat, Counters.SPELLS, -1);
        lend(state, seat, track, slot);
      }
    }
    state.setSeat(seat, Counters.FILLED_SLOTS + track, state.seat(seat, Counters.FILLED_SLOTS + track) | 1 << slot);
    state.emit(isEpic ? SLOTTED_EPIC : SLOTTED, seat, kind.ordinal(), track, slot + 1);
    return new PlacedDie(track, isEpic, kind == ActionVerb.Kind.DOUBLE);
  }

  private static void lend(GameState state, int seat, int track, int slot) {
    state.setSeat(seat, Counters.LENT_SLOTS + track, state.seat(seat, Counters.LENT_SLOTS + track) | 1 << slot);
  }
}
