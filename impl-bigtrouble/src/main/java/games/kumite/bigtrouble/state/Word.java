package games.kumite.bigtrouble.state;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.ArrayList;
import java.util.List;

/** The verbs of actions. */
public enum Word implements Verb {
  /** A hero is taken (DEC-01). */
  TAKE(Argument.element("hero")),
  /** An upgrade card is gained (DEC-02, DEC-06). */
  OWN(Argument.element("upgrade")),
  /** A side of the ability card is chosen (DEC-03): the value is {@link Num#SPECIAL} or {@link Num#COOP} less 1. */
  SIDE(Argument.keyword("special", "co-op")),
  /** A companion is given to a hero (DEC-04). */
  GIVE(Argument.element("companion"), Argument.SEAT),
  /** A kind of level reward is chosen (DEC-05). */
  REWARD(Argument.keyword("upgrade", "flip", "die")),
  /** An upgrade card is flipped (DEC-07). */
  FLIP(Argument.element("upgrade")),
  /** A hero is first in the round (DEC-08). */
  FIRST(Argument.SEAT),
  /** The movement action. */
  MOVE,
  /** The rest action. */
  REST,
  /** A combat check against an enemy (DEC-13). */
  FIGHT(Argument.element("enemy")),
  /** Work on the task of a quest. */
  WORK(Argument.element("quest")),
  /** An upgrade card is activated for a die (DEC-34). */
  ACTIVATE(Argument.element("upgrade")),
  /** A shop item is gained for a die (DEC-18). */
  BUY(Argument.element("item")),
  /** A hero's Hell card is cleared at the Buddha Shrine (DEC-19). */
  PRAY(Argument.SEAT),
  /** Full health for a die. */
  RECOVER,
  /** The token of a quest is triggered (BT-FRE-07). */
  TRIGGER(Argument.element("quest")),
  /** A crate is opened (BT-FRE-08). */
  OPEN(Argument.number(1, Word.MAX_CRATES)),
  /** A crate is looked at before it is opened. */
  PEEK(Argument.number(1, Word.MAX_CRATES)),
  /** A crate that was looked at is left face down (DEC-21). */
  LEAVE,
  /** An item is used. */
  USE(Argument.element("item")),
  /** An item is offered to another hero (DEC-22). */
  OFFER(Argument.element("item"), Argument.SEAT),
  /** An item of another hero is asked for (DEC-22). */
  WISH(Argument.element("item"), Argument.SEAT),
  /** A trade is agreed to (DEC-23). */
  ACCEPT,
  /** A trade is refused (DEC-23). */
  REFUSE,
  /** Fast travel to an entrance (DEC-20). */
  TRAVEL(Argument.element("space")),
  /** A double or wild fate die is taken (DEC-15). */
  DRAW(Argument.keyword("double-body", "double-mind", "double-spirit", "wild")),
  /** The special ability is used (DEC-28). */
  ABILITY,
  /** A companion's special is used (DEC-28). */
  CALL(Argument.element("companion")),
  /** The turn ends. */
  END,
  /** A die is slotted in the track of an attribute (DEC-10, DEC-11): own, double, wild, Dragon Spell. */
  SLOT(Argument.keyword("die", "double", "wild", "spell"), Argument.keyword("body", "mind", "spirit")),
  /** A requirement of a task is covered (DEC-14). */
  COVER(Argument.keyword("body", "mind", "spirit", "any")),
  /** A hero goes to a space (DEC-12, DEC-36). */
  GO(Argument.element("space")),
  /** No further step, or no further element of several. */
  STOP,
  /** A skill die just rolled is rolled again (DEC-17); skill dice come first. */
  SKILL_DIE(Argument.number(1, Num.MAX_ROLL_DICE)),
  /** An unspent action die is rolled again (DEC-17, DEC-39), or set (DEC-40). */
  ACTION_DIE(Argument.number(1, Num.MAX_ROLLED)),
  /** A fate die of the pool is rolled again (DEC-17, DEC-39). */
  FATE_DIE(Argument.number(1, 6)),
  /** The dice that the roll's own effects allow are rolled again (DEC-17). */
  REROLL,
  /** A fate die's successes are added to a roll (DEC-16). */
  ADD(Argument.keyword("success", "two-successes")),
  /** A hero is chosen (DEC-30, DEC-31, DEC-38). */
  CHOOSE(Argument.SEAT),
  /** An enemy is chosen (DEC-31). */
  STRIKE(Argument.element("enemy")),
  /** A space is chosen (DEC-24, DEC-25, DEC-31). */
  AT(Argument.element("space")),
  /** A part of a choice is carried out (DEC-31); the first is 1. */
  PART(Argument.number(1, 9)),
  /** An item is discarded (DEC-32). */
  DISCARD(Argument.element("item")),
  /** An item is gained (DEC-18). */
  GAIN(Argument.element("item")),
  /** A die is turned to a face (DEC-40). */
  TURN(Argument.number(1, Num.MAX_ROLLED), Argument.keyword("body", "mind", "spirit")),
  /** A Big Trouble card goes on top of the deck (DEC-26, DEC-33). */
  TOP(Argument.CARD),
  /** A Big Trouble card goes to the bottom of the deck (DEC-26, DEC-33). */
  BOTTOM(Argument.CARD),
  /** One of several effects of the same moment comes next (DEC-35); the first is 1. */
  NEXT(Argument.number(1, 24)),
  /** A hero is the target of an enemy (DEC-29). */
  TARGET(Argument.SEAT),
  /** A showdown card, or the continuation of a quest, is carried out before others (DEC-35). */
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

  Word(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }

  /** Returns the words that actions use in addition to ids. */
  public static List<String> keywords() {
    List<String> words = new ArrayList<>();
    for (Word verb : values()) {
      for (Argument argument : verb.arguments) {
        argument.words().stream().filter(word -> !words.contains(word)).forEach(words::add);
      }
    }
    return List.copyOf(words);
  }
}
