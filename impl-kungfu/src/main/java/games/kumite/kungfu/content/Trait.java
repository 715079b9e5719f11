package games.kumite.kungfu.content;

import games.kumite.spi.Texts;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The traits that a profile may have (KF-TRT); what they cost is content. */
public enum Trait {
  ACROBAT, AGGRESSIVE_TUMBLE, AMBUSHER, AMPHIBIOUS, ANIMAL, ARMOUR, ARROWCATCHER, ARROW_SANCTUARY, ARTIFICIAL,
  AURA_OF_DEATH, AURA_OF_THE_DRAGON, AURA_OF_THE_TIGER, AUTOMATIC_WEAPON, BACKSTABBING, BIG, BOILING_BLOOD,
  CALL_THE_MONSOON, CRANE_BALANCE, DANGER_SENSE, DASHING, DIFFICULT_TARGET, DRUNKEN_FIGHTING, EAGLE_CLAW,
  ENTANGLE, EVADE_AND_COUNTER, EXORCISE, FIREBALL, FIRE_INTO_HAND_TO_HAND, FLYING, FLYING_SWORD,
  FLURRY_OF_BLOWS, FREE_DISENGAGE, GOOD_SHOT, GREEDY, GRENADE, GROUND_FIGHTER, GROUP_FIGHTER, HAMMERING_BLOW,
  HANDCUFFS, HEALING, HUGE, IRON_SHIRT, I_CHING_DIVINATION, IMMOVABLE_STANCE, JUMPER, KNOCK_OUT_BEAUTY,
  LEVITATION, LOW_KICK, LONG_MOVE, MAGIC_GONG, MOVE_AND_FIRE, ONE_WITH_THE_LAND, PISTOL, POISON, POSSESSION,
  PROTECTED, QUIVERING_PALM, RARE, SACRIFICE, SHAPE_SHIFT, SHORT_MOVE, SHOTGUN, SIGNATURE_WEAPON, SLOW, SNEAKY,
  SOUTHERN_DRAGON_CLAW, SPIRIT_WARD, STEADFAST, STEALTH, SURPRISE_MOVE, TELEPORTATION, THROWING_STARS,
  TRANSFIX, TWO_GUNS, UNDEAD, WATERBANE, WATERWALK, WATER_WALL, WAY_OF_THE_INTERCEPTING_FIST,
  WHIRLWIND_OF_DEATH, YIN_YANG_IMBALANCE;

  /** The traits that make a Taoist sorcerer (KF-TAO-01). */
  public static final List<Trait> SPELLS = List.of(HEALING, MAGIC_GONG, WATERWALK, WATER_WALL, FIREBALL, TRANSFIX,
      TELEPORTATION, EXORCISE, SPIRIT_WARD, CALL_THE_MONSOON, AURA_OF_DEATH, ENTANGLE, SHAPE_SHIFT, ARROW_SANCTUARY,
      LEVITATION);

  private static final Map<String, Trait> BY_WORD = Arrays.stream(values())
      .collect(Collectors.toMap(Trait::word, trait -> trait, (one, same) -> one, LinkedHashMap::new));

  /** Returns the word for it, which is the id of its entry. */
  public String word() {
    return Texts.word(this);
  }

  /** Returns its bit, of those below 64, or of the others ({@link Traits}). */
  long bit() {
    return 1L << (ordinal() & 63);
  }

  static @Nullable Trait of(String word) {
    return BY_WORD.get(word);
  }
}
