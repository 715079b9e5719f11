package games.kumite.bigtrouble.content;

import java.util.Arrays;
import java.util.List;

/** The kinds of items that a hero can keep: six of the shops, two from crates. */
public enum ItemKind {
  /** BT-SHP-04. */
  EGGS_REMEDY("EggsRemedy"),
  /** BT-SHP-16. */
  CASTING_BONES("CastingBones"),
  /** BT-SHP-06. */
  FORTUNE_COOKIE("FortuneCookie"),
  /** BT-SHP-11. */
  DRAGON_SPELL("DragonSpell"),
  /** BT-SHP-08. */
  HUGE_BUZZ("HugeBuzz"),
  /** BT-SHP-13. */
  CHINESE_FIREWORKS("ChineseFireworks"),
  /** BT-CRT-02. */
  LUCKY_COIN("LuckyCoin"),
  /** BT-CRT-04. */
  GET_OUT_OF_HELL_FREE("GetOutOfHellFree");

  /** The number of kinds from the shops, which come first. */
  public static final int SHOP_KINDS = 6;
  private static final ItemKind[] ALL = values();
  /** The number of kinds. */
  public static final int COUNT = ALL.length;
  private final String word;

  ItemKind(String word) {
    this.word = word;
  }

  /** Returns the kind with an index. */
  public static ItemKind of(int index) {
    return ALL[index];
  }

  /** Returns the word, which is the id of its entry. */
  public String word() {
    return word;
  }

  /** Returns whether it lies in crates. */
  public boolean isOfCrates() {
    return ordinal() >= SHOP_KINDS;
  }

  /** Returns the words of the kinds that lie in shops. */
  static List<String> shopWords() {
    return Arrays.stream(ALL).filter(kind -> !kind.isOfCrates()).map(ItemKind::word).toList();
  }

  /** Returns the words of the kinds that lie in crates. */
  static List<String> crateWords() {
    return Arrays.stream(ALL).filter(ItemKind::isOfCrates).map(ItemKind::word).toList();
  }
}
