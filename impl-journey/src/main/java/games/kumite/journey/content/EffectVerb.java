package games.kumite.journey.content;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of the effect vocabulary, each with the shape of its arguments. */
public enum EffectVerb {
  HEAL(Form.WHO_NUMBER), DAMAGE(Form.WHO_NUMBER), GAIN_CHI(Form.WHO_NUMBER), LOSE_CHI(Form.WHO_NUMBER),
  GAIN_GOOD(Form.WHO_NUMBER), LOSE_GOOD(Form.WHO_NUMBER), GAIN_BAD(Form.WHO_NUMBER), LOSE_BAD(Form.WHO_NUMBER),
  ADD_DAMAGE(Form.NUMBER), ADD_DEFENSE(Form.NUMBER), ADD_CLEANSE(Form.NUMBER),
  ADD_ATTACK_DICE(Form.NUMBER), ADD_DEFENSE_DICE(Form.NUMBER), ADD_CLEANSE_DICE(Form.NUMBER),
  MOD_ATTACK_DICE(Form.SIGNED), MOD_DEFENSE_DICE(Form.SIGNED), MOD_CLEANSE(Form.SIGNED),
  ADD_TARGETS(Form.NUMBER), ADD_RAYS(Form.RAYS), EXTEND_RAY(Form.BEARING_SIGNED),
  MOD_MV("modMV", Form.OPTIONAL_WHO_SIGNED), MOD_DOUBLE_MOVE(Form.SIGNED), MOD_AP("modAP", Form.SIGNED),
  GAIN_AP("gainAP", Form.WHO_NUMBER), LOSE_AP("loseAP", Form.WHO_NUMBER),
  MOD_MAX_HEALTH(Form.SIGNED), MOD_MAX_CHI(Form.SIGNED),
  KNOCK_BACK(Form.NUMBER), APPLY_CONDITION(Form.WHO_CONDITION), REMOVE_CONDITION(Form.WHO_NUMBER),
  CANCEL_ATTACK(Form.NOTHING), REFLECT_ATTACK(Form.NOTHING), REDIRECT_ATTACK(Form.WHO),
  REROLL(Form.COLOUR), SET_SPIN(Form.AREA),
  DRAW(Form.PILE_NUMBER), DISCARD(Form.PILE_NUMBER),
  MOVE(Form.WHO_NUMBER), ATTACK(Form.WHO), SET(Form.TRACK_NUMBER), HALVE(Form.TRACK),
  MOVE_TO(Form.WHO_PLACE), MOVE_THROUGH(Form.OBSTACLES), IGNORE_TERRAIN(Form.TERRAIN), TURN_FREE(Form.NUMBER),
  FACE(Form.WHO_TURN),
  BLOCK_ACTION(Form.ACTIONS), BLOCK_CARDS(Form.NOTHING), BLOCK_DEFENSE(Form.NOTHING), BLOCK_GAIN(Form.TRACK),
  NO_REPEAT_ACTION(Form.NOTHING), CAP_ACTIONS(Form.NUMBER),
  SEAL_GATE(Form.NOTHING), SPAWN(Form.TYPE_NUMBER), SPAWN_LORD(Form.GUEST), INACTIVE(Form.WHO),
  FLOOD_GATE(Form.NOTHING), WILD_ATTACKS(Form.NOTHING), PHASE_MARCH(Form.NOTHING),
  CLEANSE_COST(Form.NUMBER), MOD_CRUSHING(Form.SIGNED), MOD_RESCUE(Form.SIGNED), CAP_REST(Form.NUMBER),
  MOD_WEAKNESS(Form.SIGNED);

  /** The form of the text between the brackets. */
  enum Form {
    NOTHING, NUMBER, SIGNED, WHO, WHO_NUMBER, OPTIONAL_WHO_SIGNED, WHO_CONDITION, WHO_PLACE, WHO_TURN, RAYS,
    BEARING_SIGNED, COLOUR, AREA, PILE_NUMBER, TRACK, TRACK_NUMBER, OBSTACLES, TERRAIN, ACTIONS, TYPE_NUMBER, GUEST
  }

  private static final Map<String, EffectVerb> BY_WORD = new LinkedHashMap<>();

  static {
    for (EffectVerb verb : values()) {
      BY_WORD.put(verb.word, verb);
    }
  }

  final Form form;
  private final String word;

  EffectVerb(Form form) {
    this.form = form;
    StringBuilder camel = new StringBuilder();
    for (String part : name().split("_")) {
      String small = part.toLowerCase(Locale.ROOT);
      camel.append(camel.length() == 0 ? small : Character.toUpperCase(small.charAt(0)) + small.substring(1));
    }
    word = camel.toString();
  }

  EffectVerb(String word, Form form) {
    this.word = word;
    this.form = form;
  }

  /** Returns the word in the notation of the ledger, such as {@code gainChi}. */
  public String word() {
    return word;
  }

  /** Returns whether the effect of the verb is possible or useful depending on where figures stand. */
  boolean dependsOnPlaces() {
    return switch (this) {
      case MOVE, MOVE_TO, ATTACK, SEAL_GATE, FLOOD_GATE, SPAWN, SPAWN_LORD -> true;
      default -> false;
    };
  }

  static @Nullable EffectVerb of(String word) {
    return BY_WORD.get(word);
  }
}
