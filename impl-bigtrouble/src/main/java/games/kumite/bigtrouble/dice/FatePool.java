package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.FateFace;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.text.Sums;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Texts;
import java.util.ArrayList;
import java.util.List;

/** The fate dice: their pool, and the heroes that may use them. The track is {@link FateTrack}. */
public final class FatePool {

  static final Refusal SPENT = new Refusal("BT-FAT-02", "fate-spent");
  static final Refusal NOT_THERE = new Refusal("BT-FAT-16", "fate-not-there");
  private static final FateFace[] FACES = FateFace.values();
  private static final EventType TAKEN = EventType.of("fate-taken", "BT-FAT-02").seat("who").number("die")
      .named("face", face -> Texts.word(FACES[face]));

  private FatePool() {}

  /** Returns the face of a fate die. */
  static FateFace face(Trouble trouble, int die) {
    return trouble.content().dice().fate().get(trouble.get(Num.FATE_FACES + die));
  }

  /** Returns the first die of the pool with a face, -1 for none. */
  static int inPool(Trouble trouble, FateFace face) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (trouble.get(Num.FATE_PLACES + die) == Num.IN_POOL && trouble.get(Num.FATE_FACES + die) >= 0
          && face(trouble, die) == face) {
        return die;
      }
    }
    return Trouble.NOBODY;
  }

  /** Returns how many more fate dice a hero may use now (BT-FAT-02, BT-RUL-97). */
  public static int allowance(Trouble trouble, int seat) {
    if (Sums.holds(trouble, seat, Verb.NO_FATE)) {
      return 0;
    }
    int used = trouble.seat(seat, Num.FATE_USED);
    if (trouble.get(Num.ACTIVE) != seat) {
      return used == 0 ? 1 : 0;
    }
    return 1 + trouble.seat(seat, Num.FATE_EXTRA) + Sums.of(trouble, seat, Verb.EXTRA_FATE) - used;
  }

  /** Adds the double and wild dice that a hero may take (DEC-15). */
  public static void options(Trouble trouble, int seat, Options out) {
    int allowed = allowance(trouble, seat);
    if (allowed <= 0 && !out.isExplaining()) {
      return;
    }
    for (int face = 0; face <= FateFace.WILD.ordinal(); face++) {
      out.add(trouble.terms().actions.of(Word.DRAW, face),
          allowed <= 0 ? SPENT : inPool(trouble, FACES[face]) < 0 ? NOT_THERE : null);
    }
  }

  /** Takes a double or wild die with a face for a hero. */
  public static void draw(Trouble trouble, int seat, int face) {
    int die = inPool(trouble, FACES[face]);
    use(trouble, seat, die);
    trouble.set(Num.FATE_SPENT + die, 0);
  }

  /** Uses a die of the pool for a hero (BT-FAT-02). */
  static void use(Trouble trouble, int seat, int die) {
    int order = 0;
    for (int other = 0; other < Dice.FATE_DICE; other++) {
      order = Math.max(order, trouble.get(Num.FATE_ORDER + other));
    }
    trouble.set(Num.FATE_PLACES + die, Num.TAKEN);
    trouble.set(Num.FATE_ORDER + die, order + 1);
    trouble.set(Num.FATE_SPENT + die, 1);
    trouble.addSeat(seat, Num.FATE_USED, 1);
    trouble.tell(TAKEN, seat, die + 1, face(trouble, die).ordinal());
  }

  /** Returns the display texts of the dice of the pool with their faces. */
  public static List<String> words(Trouble trouble) {
    Texts texts = trouble.start().texts();
    List<String> dice = new ArrayList<>();
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (trouble.get(Num.FATE_PLACES + die) == Num.IN_POOL) {
        dice.add(texts.text("die.fate", die + 1, texts.text("word." + Texts.word(face(trouble, die)))));
      }
    }
    return dice;
  }

  /** Rolls a die, wherever it is. */
  public static void roll(Trouble trouble, int die) {
    int face = trouble.random().die("fate", die + 1, trouble.content().dice().fate().size()) - 1;
    trouble.set(Num.FATE_FACES + die, face);
    trouble.tell(trouble.terms().tidings.fate, die + 1, face);
  }

  /** Rolls all dice of the pool again; dice on the track stay. */
  public static void rollPool(Trouble trouble) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      if (trouble.get(Num.FATE_PLACES + die) == Num.IN_POOL) {
        roll(trouble, die);
      }
    }
  }

  /** Takes all six dice off the track and rolls them (BT-FAT-15, BT-FAT-17). */
  public static void refresh(Trouble trouble) {
    for (int die = 0; die < Dice.FATE_DICE; die++) {
      trouble.set(Num.FATE_PLACES + die, Num.IN_POOL);
      trouble.set(Num.FATE_ORDER + die, 0);
      trouble.set(Num.FATE_SPENT + die, 0);
      roll(trouble, die);
    }
  }
}
