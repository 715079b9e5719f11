package games.kumite.journey.content;

import games.kumite.journey.content.EffectRow.Trait;
import games.kumite.journey.map.Ray;
import games.kumite.journey.map.RelativeDirection;
import java.util.List;

/** The effect of a card, condition or die: a word of the ledger's vocabulary with its arguments. */
public sealed interface Effect {

  /** The amount that stands for a word in place of a number: {@code loseAP(self,all)}, {@code move(self,MV)}. */
  int ALL = Integer.MAX_VALUE;

  /** Returns the word. */
  EffectWord word();

  /** Returns the verb by which rules ask for the effect. */
  default EffectVerb verb() {
    return word().verb();
  }

  /** Returns the figures to which the effect applies: the owner of the card, unless the effect names others. */
  default EffectTarget who() {
    return EffectTarget.SELF;
  }

  /** Returns the number of the effect, 0 if it has none. */
  default int amount() {
    return 0;
  }

  /** Returns the number of the effect if rules ask for it by a given verb, else 0. */
  default int amount(EffectVerb asked) {
    return verb() == asked ? amount() : 0;
  }

  /** Returns whether the usefulness of the effect can change because a figure moves, comes or goes. */
  default boolean dependsOnPlaces() {
    return who().dependsOnPlaces() || word().has(Trait.DEPENDS_ON_PLACES);
  }

  /** Returns the effect in the notation of the ledger. */
  default String text() {
    String arguments = word().form().print(this);
    return arguments.isEmpty() ? word().word() : word().word() + "(" + arguments + ")";
  }

  /** A word without arguments: cancelAttack, reflectAttack, blockCards, sealGate, floodGate... */
  record Plain(EffectWord word) implements Effect {}

  /** A word with a number: an amount added to a roll, an allowance or a maximum, or a distance. */
  record Amount(EffectWord word, int amount) implements Effect {}

  /** A word for a figure: redirectAttack, attack, inactive. */
  record Aimed(EffectWord word, EffectTarget who) implements Effect {}

  /** A word with a number for a figure: heal, gainChi, gainAP, move, removeCondition... */
  record Given(EffectWord word, EffectTarget who, int amount) implements Effect {}

  /** A {@code modMV} effect, for the card's owner or for others. */
  record Move(EffectWord word, EffectTarget who, int amount) implements Effect {}

  /** An {@code applyCondition} effect. */
  record Inflict(EffectWord word, EffectTarget who, String condition) implements Effect {}

  /** A {@code moveTo} effect: a move to a place of the card owner's choice. */
  record MoveTo(EffectWord word, EffectTarget who, Place place) implements Effect {}

  /** A {@code face} effect. */
  record Face(EffectWord word, EffectTarget who, Turn turn) implements Effect {}

  /** An {@code addRays} effect. */
  record AddRays(EffectWord word, List<Ray> rays) implements Effect {}

  /** An {@code extendRay} effect, with the greatest distance of a ray. */
  record ExtendRay(EffectWord word, RelativeDirection bearing, int amount) implements Effect {}

  /** A {@code reroll} effect, for any number of dice of a colour. */
  record Reroll(EffectWord word, Colour colour) implements Effect {}

  /** A {@code setSpin} effect. */
  record SetSpin(EffectWord word, Area area) implements Effect {}

  /** A {@code draw} or {@code discard} effect. */
  record Cards(EffectWord word, Pile pile, int amount) implements Effect {}

  /** A {@code set} effect, which sets a track to a value. */
  record Put(EffectWord word, Track track, int amount) implements Effect {}

  /** A word for a track: halve, blockGain. */
  record OfTrack(EffectWord word, Track track) implements Effect {}

  /** A {@code moveThrough} effect. */
  record MoveThrough(EffectWord word, List<Obstacle> obstacles) implements Effect {}

  /** An {@code ignoreTerrain} effect. */
  record IgnoreTerrain(EffectWord word, Squares squares) implements Effect {}

  /** A {@code blockAction} effect. */
  record BlockAction(EffectWord word, List<Deed> actions) implements Effect {}

  /** A {@code spawn} effect: demons of a type, by its name. */
  record Spawn(EffectWord word, String type, int amount) implements Effect {}

  /** A {@code spawnLord} effect, for the quest's guest. */
  record SpawnLord(EffectWord word) implements Effect {}

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
}
