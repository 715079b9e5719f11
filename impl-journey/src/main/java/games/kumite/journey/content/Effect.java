package games.kumite.journey.content;

import games.kumite.journey.map.Ray;
import games.kumite.journey.map.RelativeDirection;
import java.util.List;

/** The effect of a card, condition or die: a word of the ledger's vocabulary with its arguments. */
public sealed interface Effect {

  /** The amount that stands for a word in place of a number: {@code loseAP(self,all)}, {@code move(self,MV)}. */
  int ALL = Integer.MAX_VALUE;

  /** Returns the word, by which interpreters distinguish effects. */
  EffectVerb verb();

  /** Returns the text between the brackets, empty if there are none. */
  String arguments();

  /** Returns the figures to which the effect applies: the owner of the card, unless the effect names others. */
  default EffectTarget who() {
    return EffectTarget.SELF;
  }

  /** Returns the number of the effect, 0 if it has none. */
  default int amount() {
    return 0;
  }

  /** Returns the number of the effect if it has a given word, else 0. */
  default int amount(EffectVerb word) {
    return verb() == word ? amount() : 0;
  }

  /** Returns whether the usefulness of the effect can change because a figure moves, comes or goes. */
  default boolean dependsOnPlaces() {
    return who().dependsOnPlaces() || verb().dependsOnPlaces();
  }

  /** Returns the effect in the notation of the ledger. */
  default String text() {
    return arguments().isEmpty() ? verb().word() : verb().word() + "(" + arguments() + ")";
  }

  /** A word without arguments: cancelAttack, reflectAttack, blockCards, sealGate, floodGate... */
  record Plain(EffectVerb verb) implements Effect {
    @Override
    public String arguments() {
      return "";
    }
  }

  /** A word with a number: an amount added to a roll, an allowance or a maximum, or a distance. */
  record Amount(EffectVerb verb, int amount) implements Effect {
    @Override
    public String arguments() {
      return verb.form == EffectVerb.Form.SIGNED ? signed(amount) : String.valueOf(amount);
    }
  }

  /** A word for a figure: redirectAttack, attack, inactive. */
  record Aimed(EffectVerb verb, EffectTarget who) implements Effect {
    @Override
    public String arguments() {
      return EffectKeywords.of(who);
    }
  }

  /** A word with a number for a figure: heal, gainChi, gainAP, move, removeCondition... */
  record Given(EffectVerb verb, EffectTarget who, int amount) implements Effect {
    @Override
    public String arguments() {
      return EffectKeywords.of(who) + "," + (amount != ALL ? String.valueOf(amount) : verb == EffectVerb.MOVE ? "MV" : "all");
    }
  }

  /** A {@code modMV} effect, for the card's owner or for others. */
  record Move(EffectTarget who, int amount) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.MOD_MV;
    }

    @Override
    public String arguments() {
      return (who == EffectTarget.SELF ? "" : EffectKeywords.of(who) + ",") + signed(amount);
    }
  }

  /** An {@code applyCondition} effect. */
  record Inflict(EffectTarget who, String condition) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.APPLY_CONDITION;
    }

    @Override
    public String arguments() {
      return EffectKeywords.of(who) + "," + condition;
    }
  }

  /** A {@code moveTo} effect: a move to a place of the card owner's choice. */
  record MoveTo(EffectTarget who, Place place) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.MOVE_TO;
    }

    @Override
    public String arguments() {
      return EffectKeywords.of(who) + "," + EffectKeywords.of(place);
    }
  }

  /** A {@code face} effect. */
  record Face(EffectTarget who, Turn turn) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.FACE;
    }

    @Override
    public String arguments() {
      return EffectKeywords.of(who) + "," + EffectKeywords.of(turn);
    }
  }

  /** An {@code addRays} effect. */
  record AddRays(List<Ray> rays) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.ADD_RAYS;
    }

    @Override
    public String arguments() {
      return Ray.text(rays);
    }
  }

  /** An {@code extendRay} effect, with the greatest distance of a ray. */
  record ExtendRay(RelativeDirection bearing, int amount) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.EXTEND_RAY;
    }

    @Override
    public String arguments() {
      return bearing + "," + signed(amount);
    }
  }

  /** A {@code reroll} effect, for any number of dice of a colour. */
  record Reroll(Colour colour) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.REROLL;
    }

    @Override
    public String arguments() {
      return EffectKeywords.of(colour) + ",any";
    }
  }

  /** A {@code setSpin} effect. */
  record SetSpin(Area area) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.SET_SPIN;
    }

    @Override
    public String arguments() {
      return EffectKeywords.of(area);
    }
  }

  /** A {@code draw} or {@code discard} effect. */
  record Cards(EffectVerb verb, Pile pile, int amount) implements Effect {
    @Override
    public String arguments() {
      return EffectKeywords.of(pile) + "," + amount;
    }
  }

  /** A {@code set} effect, which sets a track to a value. */
  record Put(Track track, int amount) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.SET;
    }

    @Override
    public String arguments() {
      return EffectKeywords.of(track) + "," + amount;
    }
  }

  /** A {@code halve} effect, which lowers a track to half of its value (JW-DFN-06). */
  record Halve(Track track) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.HALVE;
    }

    @Override
    public String arguments() {
      return EffectKeywords.of(track);
    }
  }

  /** A {@code blockGain} effect. */
  record BlockGain(Track track) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.BLOCK_GAIN;
    }

    @Override
    public String arguments() {
      return EffectKeywords.of(track);
    }
  }

  /** A {@code moveThrough} effect. */
  record MoveThrough(List<Obstacle> obstacles) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.MOVE_THROUGH;
    }

    @Override
    public String arguments() {
      return EffectKeywords.list(obstacles);
    }
  }

  /** An {@code ignoreTerrain} effect. */
  record IgnoreTerrain(Squares squares) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.IGNORE_TERRAIN;
    }

    @Override
    public String arguments() {
      return EffectKeywords.of(squares);
    }
  }

  /** A {@code blockAction} effect. */
  record BlockAction(List<Deed> actions) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.BLOCK_ACTION;
    }

    @Override
    public String arguments() {
      return EffectKeywords.list(actions);
    }
  }

  /** A {@code spawn} effect: demons of a type, by its name. */
  record Spawn(String type, int amount) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.SPAWN;
    }

    @Override
    public String arguments() {
      return type + "," + amount;
    }
  }

  /** A {@code spawnLord} effect, for the quest's guest. */
  record SpawnLord() implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.SPAWN_LORD;
    }

    @Override
    public String arguments() {
      return "guest";
    }
  }

  /** A place where a card may put a figure. */
  enum Place { OWN_TILE }

  /** A change of facing. */
  enum Turn { OPPOSITE, LEFT, RIGHT }

  /** The dice that a card rerolls; one colour is the owner's choice. */
  enum Colour { RED, BLUE, ONE_COLOUR }

  /** The areas of the spinner. */
  enum Area { WHITE, BLACK }

  /** Cards to draw or discard. */
  enum Pile { FORTUNE, MISFORTUNE, CORRUPTION, SKILL }

  /** Numbers of a pilgrim. */
  enum Track { HEALTH, CHI, GOOD, BAD }

  /** An obstacle that a card lets a move pass. */
  enum Obstacle { MINIATURES, TOKENS, YELLOW_LINES }

  /** Squares whose rule a card lifts. */
  enum Squares { RED, GREEN, BLUE }

  /** The actions that a restriction names. */
  enum Deed {
    ALL, MOVE, ATTACK, PRAY, MEDITATE, BREAK_DOOR, COLLECT, RESCUE, RECOVER, REST, REVIVE, MASTER_SKILL, CLOSE_GATE
  }

  private static String signed(int amount) {
    return amount < 0 ? String.valueOf(amount) : "+" + amount;
  }
}
