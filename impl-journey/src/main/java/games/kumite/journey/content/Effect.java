package games.kumite.journey.content;

import games.kumite.journey.map.Bearing;
import games.kumite.journey.map.Ray;
import java.util.List;

/** What a card, condition or die does: a word of the ledger's vocabulary with its arguments. */
public sealed interface Effect {

  /** In place of a number: {@code loseAP(self,all)}, {@code move(self,MV)}. */
  int ALL = Integer.MAX_VALUE;

  /** The word, by which interpreters tell effects apart. */
  Verb verb();

  /** What stands between the brackets, empty if there are none. */
  String arguments();

  /** Returns whom the effect is for: the owner of the card, unless the effect names another. */
  default Who who() {
    return Who.SELF;
  }

  /** Returns whether the effect can begin or cease to be of use because a figure moves, comes or goes. */
  default boolean dependsOnPlaces() {
    return who().dependsOnPlaces() || verb().dependsOnPlaces();
  }

  /** The effect as the ledger writes it. */
  default String text() {
    return arguments().isEmpty() ? verb().word() : verb().word() + "(" + arguments() + ")";
  }

  /** A word that says all: cancelAttack, reflectAttack, blockCards, sealGate, floodGate... */
  record Plain(Verb verb) implements Effect {
    @Override
    public String arguments() {
      return "";
    }
  }

  /** A word with a number: what is added to a roll, an allowance or a maximum, or how far it goes. */
  record Amount(Verb verb, int amount) implements Effect {
    @Override
    public String arguments() {
      return verb.form == Verb.Form.SIGNED ? signed(amount) : String.valueOf(amount);
    }
  }

  /** A word for somebody: redirectAttack, attack, inactive. */
  record Aimed(Verb verb, Who who) implements Effect {
    @Override
    public String arguments() {
      return Words.of(who);
    }
  }

  /** A word with a number for somebody: heal, gainChi, gainAP, move, removeCondition... */
  record Given(Verb verb, Who who, int amount) implements Effect {
    @Override
    public String arguments() {
      return Words.of(who) + "," + (amount != ALL ? String.valueOf(amount) : verb == Verb.MOVE ? "MV" : "all");
    }
  }

  /** modMV: of the one whose card it is, or of others. */
  record Move(Who who, int amount) implements Effect {
    @Override
    public Verb verb() {
      return Verb.MOD_MV;
    }

    @Override
    public String arguments() {
      return (who == Who.SELF ? "" : Words.of(who) + ",") + signed(amount);
    }
  }

  /** applyCondition. */
  record Inflict(Who who, String condition) implements Effect {
    @Override
    public Verb verb() {
      return Verb.APPLY_CONDITION;
    }

    @Override
    public String arguments() {
      return Words.of(who) + "," + condition;
    }
  }

  /** moveTo: a place of the card owner's choice. */
  record MoveTo(Who who, Place place) implements Effect {
    @Override
    public Verb verb() {
      return Verb.MOVE_TO;
    }

    @Override
    public String arguments() {
      return Words.of(who) + "," + Words.of(place);
    }
  }

  /** face. */
  record Face(Who who, Turn turn) implements Effect {
    @Override
    public Verb verb() {
      return Verb.FACE;
    }

    @Override
    public String arguments() {
      return Words.of(who) + "," + Words.of(turn);
    }
  }

  /** addRays. */
  record AddRays(List<Ray> rays) implements Effect {
    @Override
    public Verb verb() {
      return Verb.ADD_RAYS;
    }

    @Override
    public String arguments() {
      return Ray.text(rays);
    }
  }

  /** extendRay: the greatest distance of a ray. */
  record ExtendRay(Bearing bearing, int amount) implements Effect {
    @Override
    public Verb verb() {
      return Verb.EXTEND_RAY;
    }

    @Override
    public String arguments() {
      return bearing + "," + signed(amount);
    }
  }

  /** reroll: as many dice of a colour as wanted. */
  record Reroll(Colour colour) implements Effect {
    @Override
    public Verb verb() {
      return Verb.REROLL;
    }

    @Override
    public String arguments() {
      return Words.of(colour) + ",any";
    }
  }

  /** setSpin. */
  record SetSpin(Area area) implements Effect {
    @Override
    public Verb verb() {
      return Verb.SET_SPIN;
    }

    @Override
    public String arguments() {
      return Words.of(area);
    }
  }

  /** draw, discard. */
  record Cards(Verb verb, Pile pile, int amount) implements Effect {
    @Override
    public String arguments() {
      return Words.of(pile) + "," + amount;
    }
  }

  /** set: a track takes that value. */
  record Put(Track track, int amount) implements Effect {
    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String arguments() {
      return Words.of(track) + "," + amount;
    }
  }

  /** halve: a track goes down to half of its value (JW-DFN-06). */
  record Halve(Track track) implements Effect {
    @Override
    public Verb verb() {
      return Verb.HALVE;
    }

    @Override
    public String arguments() {
      return Words.of(track);
    }
  }

  /** blockGain. */
  record BlockGain(Track track) implements Effect {
    @Override
    public Verb verb() {
      return Verb.BLOCK_GAIN;
    }

    @Override
    public String arguments() {
      return Words.of(track);
    }
  }

  /** moveThrough. */
  record MoveThrough(List<Obstacle> obstacles) implements Effect {
    @Override
    public Verb verb() {
      return Verb.MOVE_THROUGH;
    }

    @Override
    public String arguments() {
      return Words.list(obstacles);
    }
  }

  /** ignoreTerrain. */
  record IgnoreTerrain(Squares squares) implements Effect {
    @Override
    public Verb verb() {
      return Verb.IGNORE_TERRAIN;
    }

    @Override
    public String arguments() {
      return Words.of(squares);
    }
  }

  /** blockAction. */
  record BlockAction(List<Deed> actions) implements Effect {
    @Override
    public Verb verb() {
      return Verb.BLOCK_ACTION;
    }

    @Override
    public String arguments() {
      return Words.list(actions);
    }
  }

  /** spawn: demons of a type, by its name. */
  record Spawn(String type, int amount) implements Effect {
    @Override
    public Verb verb() {
      return Verb.SPAWN;
    }

    @Override
    public String arguments() {
      return type + "," + amount;
    }
  }

  /** spawnLord: the quest's guest. */
  record SpawnLord() implements Effect {
    @Override
    public Verb verb() {
      return Verb.SPAWN_LORD;
    }

    @Override
    public String arguments() {
      return "guest";
    }
  }

  /** Where a card may put somebody. */
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

  /** What a move may pass by a card. */
  enum Obstacle { MINIATURES, TOKENS, YELLOW_LINES }

  /** Squares whose rule a card lifts. */
  enum Squares { RED, GREEN, BLUE }

  /** What a restriction names. */
  enum Deed {
    ALL, MOVE, ATTACK, PRAY, MEDITATE, BREAK_DOOR, COLLECT, RESCUE, RECOVER, REST, REVIVE, MASTER_SKILL, CLOSE_GATE
  }

  private static String signed(int amount) {
    return amount < 0 ? String.valueOf(amount) : "+" + amount;
  }
}
