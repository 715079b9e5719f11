package games.kumite.tmnt.content;

/** What a card does: the verbs of the ledger's vocabulary. */
public sealed interface Effect {

  /** The verb, by which interpreters tell effects apart. */
  Verb verb();

  /** STR and LEVEL: combat strength, Levels. {@code more} is for the side or target of the effect before it. */
  record Change(Verb verb, int amount, Aim aim, boolean more) implements Effect {}

  /** For whom a change is: LEVEL is for its victim, or for a target that the player chooses. */
  enum Aim { OWN, CHOICE, SIDE, MONSTER, TARGET }

  /** Verbs with a single number: RUN, NEXT, NEXTRUN, NOPURSUE, REDUCE_LEVEL_LOSS, STEALLEVEL, HANDLIMIT. */
  record Amount(Verb verb, int amount) implements Effect {}

  /** Verbs that say all. */
  record Plain(Verb verb) implements Effect {}

  /** REROLL RUN and ESCAPE ALL: for the own run, or for any run and by anybody. */
  record OfRun(Verb verb, boolean any) implements Effect {}

  /** LOSE. {@code count} is 0 for all, or gold for {@link What#GOLD}. */
  record Lose(Verb verb, What what, int count, Chooser chooser) implements Effect {}

  /** What can be lost. */
  enum What { ITEM, HEAD, ARMOR, FOOT, ONEHAND, HANDS, EQUIPPED, BEST, STANCE, KATA, ALLY, HAND, GOLD }

  /** Who chooses what is lost. */
  enum Chooser { VICTIM, LEFT, RIGHT, RANDOM }

  /** DRAW, face down. {@code losesOne}: then one of them is lost. */
  record Draw(Verb verb, Deck deck, int count, boolean losesOne) implements Effect {}

  /** REMOVE one monster that fits. */
  record Remove(Verb verb, Condition fitting, boolean treasure) implements Effect {}

  /** TREASURE: the number that a monster shows. */
  record Treasure(Verb verb, int amount, boolean leastOne) implements Effect {}

  /** EXTRASLOT: for One-Hand Items, or for any. */
  record ExtraSlot(Verb verb, boolean any, int amount) implements Effect {}
}
