package games.kumite.bigtrouble.state;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.ArrayList;
import java.util.List;

/** The verbs of actions. */
public enum ActionVerb implements Verb {
  /** The choice of a hero (DEC-01). */
  TAKE(Argument.element("hero")),
  /** The choice of an upgrade card to gain (DEC-02, DEC-06). */
  OWN(Argument.element("upgrade")),
  /** The choice of a side of the ability card (DEC-03): the value is {@link Counters#SPECIAL} or {@link Counters#COOP} less 1. */
  SIDE(Argument.keyword("special", "co-op")),
  /** The gift of a companion to a hero (DEC-04). */
  GIVE(Argument.element("companion"), Argument.SEAT),
  /** The choice of a kind of level reward (DEC-05). */
  REWARD(Argument.keyword("upgrade", "flip", "die")),
  /** The choice of an upgrade card to flip (DEC-07). */
  FLIP(Argument.element("upgrade")),
  /** The choice of the first hero of the round (DEC-08). */
  FIRST(Argument.SEAT),
  /** The movement action. */
  MOVE,
  /** The rest action. */
  REST,
  /** A combat check against an enemy (DEC-13). */
  FIGHT(Argument.element("enemy")),
  /** Work on the task of a quest. */
  WORK(Argument.element("quest")),
  /** The activation of an upgrade card for a die (DEC-34). */
  ACTIVATE(Argument.element("upgrade")),
  /** The gain of a shop item for a die (DEC-18). */
  BUY(Argument.element("item")),
  /** The clearing of a hero's Hell card at the Buddha Shrine (DEC-19). */
  PRAY(Argument.SEAT),
  /** Full health for a die. */
  RECOVER,
  /** The triggering of a quest's token (BT-FRE-07). */
  TRIGGER(Argument.element("quest")),
  /** The opening of a crate (BT-FRE-08). */
  OPEN(Argument.number(1, ActionVerb.MAX_CRATES)),
  /** The look at a crate before it is opened. */
  PEEK(Argument.number(1, ActionVerb.MAX_CRATES)),
  /** The choice to leave a crate face down after a look (DEC-21). */
  LEAVE,
  /** The use of an item. */
  USE(Argument.element("item")),
  /** The offer of an item to another hero (DEC-22). */
  OFFER(Argument.element("item"), Argument.SEAT),
  /** The request for an item of another hero (DEC-22). */
  WISH(Argument.element("item"), Argument.SEAT),
  /** The agreement to a trade (DEC-23). */
  ACCEPT,
  /** The refusal of a trade (DEC-23). */
  REFUSE,
  /** Fast travel to an entrance (DEC-20). */
  TRAVEL(Argument.element("space")),
  /** The choice of a double or wild fate die to take (DEC-15). */
  DRAW(Argument.keyword("double-body", "double-mind", "double-spirit", "wild")),
  /** The use of the special ability (DEC-28). */
  ABILITY,
  /** The use of a companion's special (DEC-28). */
  CALL(Argument.element("companion")),
  /** The end of the turn. */
  END,
  /** The slotting of a die in the track of an attribute (DEC-10, DEC-11): own, double, wild, Dragon Spell. */
  SLOT(Argument.keyword("die", "double", "wild", "spell"), Argument.keyword("body", "mind", "spirit")),
  /** The covering of a requirement of a task (DEC-14). */
  COVER(Argument.keyword("body", "mind", "spirit", "any")),
  /** The step of a hero to a space (DEC-12, DEC-36). */
  GO(Argument.element("space")),
  /** No further step, or no further element of several. */
  STOP,
  /** The re-roll of a skill die just rolled (DEC-17); skill dice come first. */
  SKILL_DIE(Argument.number(1, Counters.MAX_ROLL_DICE)),
  /** The re-roll of an unspent action die (DEC-17, DEC-39), or its setting (DEC-40). */
  ACTION_DIE(Argument.number(1, Counters.MAX_ROLLED)),
  /** The re-roll of a fate die of the pool (DEC-17, DEC-39). */
  FATE_DIE(Argument.number(1, 6)),
  /** The re-roll of the dice that the roll's own effects allow (DEC-17). */
  REROLL,
  /** The addition of a fate die's successes to a roll (DEC-16). */
  ADD(Argument.keyword("success", "two-successes")),
  /** The choice of a hero (DEC-30, DEC-31, DEC-38). */
  CHOOSE(Argument.SEAT),
  /** The choice of an enemy (DEC-31). */
  STRIKE(Argument.element("enemy")),
  /** The choice of a space (DEC-24, DEC-25, DEC-31). */
  AT(Argument.element("space")),
  /** The choice of a part to carry out (DEC-31); the first is 1. */
  PART(Argument.number(1, 9)),
  /** The discard of an item (DEC-32). */
  DISCARD(Argument.element("item")),
  /** The gain of an item (DEC-18). */
  GAIN(Argument.element("item")),
  /** The turning of a die to a face (DEC-40). */
  TURN(Argument.number(1, Counters.MAX_ROLLED), Argument.keyword("body", "mind", "spirit")),
  /** The choice of a Big Trouble card for the top of the deck (DEC-26, DEC-33). */
  TOP(Argument.CARD),
  /** The choice of a Big Trouble card for the bottom of the deck (DEC-26, DEC-33). */
  BOTTOM(Argument.CARD),
  /** The choice of the next of several effects of the same moment (DEC-35); the first is 1. */
  NEXT(Argument.number(1, 24)),
  /** The choice of a hero as the target of an enemy (DEC-29). */
  TARGET(Argument.SEAT),
  /** The choice of the showdown card, or the continuation of a quest, to carry out before others (DEC-35). */
  CARRY_OUT(Argument.element("quest"));

  /** The kind of die in the first argument of {@link #SLOT}. */
  public enum Kind {
    /** An action die of the hero's own. */
    DIE,
    /** A double fate die. */
    DOUBLE,
    /** The wild fate die. */
    WILD,
    /** A Dragon Spell token. */
    SPELL
  }

  /** The greatest number of crates of a space that can be named. */
  public static final int MAX_CRATES = 40;
  private final List<Argument> arguments;

  ActionVerb(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }

  /** Returns the words that actions use in addition to ids. */
  public static List<String> keywords() {
    List<String> words = new ArrayList<>();
    for (ActionVerb verb : values()) {
      for (Argument argument : verb.arguments) {
        argument.words().stream().filter(word -> !words.contains(word)).forEach(words::add);
      }
    }
    return List.copyOf(words);
  }
}
