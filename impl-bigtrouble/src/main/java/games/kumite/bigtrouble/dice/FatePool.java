package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.vocabulary.LastingWord;
import games.kumite.bigtrouble.resolution.Modifiers;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.List;

/**
 * The fate dice: their pool, and the heroes that may use them. The track is {@link FateTrack}, and what a placed
 * die counts {@link PlacedDie}.
 */
public final class FatePool {

  static final Refusal SPENT = new Refusal("BT-FAT-02", "fate-spent");
  static final Refusal NOT_THERE = new Refusal("BT-FAT-16", "fate-not-there");
  private static final FateFace[] FACES = FateFace.values();
  /** Bits of the faces that can be taken and slotted. */
  private static final int SLOTTED = (2 << FateFace.WILD.ordinal()) - 1;
  private static final EventType TAKEN = EventType.of("fate-taken", "BT-FAT-02").seat("who").number("die")
      .word("face", face -> Texts.word(FACES[face]));

  private FatePool() {}

  /** Returns the face of a fate die. */
  static FateFace face(GameState state, int die) {
    return state.content().dice().fate().get(state.get(Counters.FATE_FACES + die));
  }

  /** Returns bits of the dice of the pool. */
  public static int dice(GameState state) {
    int dice = 0;
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      dice |= state.get(Counters.FATE_PLACES + die) == Counters.IN_POOL ? 1 << die : 0;
    }
    return dice;
  }

  /** Adds the dice of the pool to those that a player may select, by numbers from a first one on. */
  public static void collect(GameState state, int first, Candidates out) {
    for (int left = dice(state); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      out.add(first + die, first + die, state.definition().actions.of(ActionVerb.FATE_DIE, die + 1));
    }
  }

  /** Returns the first die of the pool with a face, -1 for none. */
  static int inPool(GameState state, FateFace face) {
    for (int left = dice(state); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      if (state.get(Counters.FATE_FACES + die) >= 0 && face(state, die) == face) {
        return die;
      }
    }
    return GameState.NONE;
  }

  /** Returns bits of the faces of the dice of the pool. */
  static int faces(GameState state) {
    int faces = 0;
    for (int left = dice(state); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      faces |= state.get(Counters.FATE_FACES + die) >= 0 ? 1 << face(state, die).ordinal() : 0;
    }
    return faces;
  }

  /** Returns how many more fate dice a hero may use now (BT-FAT-02, BT-RUL-97). */
  public static int allowance(GameState state, int seat) {
    if (Modifiers.holds(state, seat, LastingWord.NO_FATE)) {
      return 0;
    }
    int used = state.seat(seat, Counters.FATE_USED);
    if (state.get(Counters.ACTIVE) != seat) {
      return used == 0 ? 1 : 0;
    }
    return 1 + state.seat(seat, Counters.FATE_EXTRA) + Modifiers.of(state, seat, LastingWord.EXTRA_FATE) - used;
  }

  /** Adds the double and wild dice that a hero may take (DEC-15). */
  public static void options(GameState state, int seat, ActionCollector out) {
    int faces = faces(state);
    if ((faces & SLOTTED) == 0 && !out.isExplaining()) {
      return;
    }
    int allowed = allowance(state, seat);
    if (allowed <= 0 && !out.isExplaining()) {
      return;
    }
    for (int face = 0; face <= FateFace.WILD.ordinal(); face++) {
      out.add(state.definition().actions.of(ActionVerb.DRAW, face),
          allowed <= 0 ? SPENT : (faces >> face & 1) == 0 ? NOT_THERE : null);
    }
  }

  /** Takes a double or wild die with a face for a hero. */
  public static void draw(GameState state, int seat, int face) {
    int die = inPool(state, FACES[face]);
    use(state, seat, die);
    state.set(Counters.FATE_SPENT + die, 0);
  }

  /** Uses a die of the pool for a hero (BT-FAT-02). */
  static void use(GameState state, int seat, int die) {
    int order = 0;
    for (int other = 0; other < DiceFaces.FATE_DICE; other++) {
      order = Math.max(order, state.get(Counters.FATE_ORDER + other));
    }
    state.set(Counters.FATE_PLACES + die, Counters.TAKEN);
    state.set(Counters.FATE_ORDER + die, order + 1);
    state.set(Counters.FATE_SPENT + die, 1);
    state.addSeat(seat, Counters.FATE_USED, 1);
    state.emit(TAKEN, seat, die + 1, face(state, die).ordinal());
  }

  /** Returns the display texts of the dice of the pool with their faces. */
  public static List<String> words(GameState state) {
    Texts texts = state.config().texts();
    List<String> dice = new ArrayList<>();
    for (int left = dice(state); left != 0; left &= left - 1) {
      int die = Integer.numberOfTrailingZeros(left);
      dice.add(texts.text("die.fate", die + 1, texts.text("word." + Texts.word(face(state, die)))));
    }
    return dice;
  }

  /** Rolls a die, wherever it is. */
  public static void roll(GameState state, int die) {
    int face = state.random().die("fate", die + 1, state.content().dice().fate().size()) - 1;
    state.set(Counters.FATE_FACES + die, face);
    state.emit(state.definition().events.fate, die + 1, face);
  }

  /** Rolls all dice of the pool again; dice on the track stay. */
  public static void rollPool(GameState state) {
    for (int left = dice(state); left != 0; left &= left - 1) {
      roll(state, Integer.numberOfTrailingZeros(left));
    }
  }

  /** Takes all six dice off the track and rolls them (BT-FAT-15, BT-FAT-17). */
  public static void refresh(GameState state) {
    for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
      state.set(Counters.FATE_PLACES + die, Counters.IN_POOL);
      state.set(Counters.FATE_ORDER + die, 0);
      state.set(Counters.FATE_SPENT + die, 0);
      roll(state, die);
    }
  }
}
