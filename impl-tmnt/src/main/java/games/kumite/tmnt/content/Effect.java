package games.kumite.tmnt.content;

/** An effect of a card: the verbs of the ledger's vocabulary. */
public sealed interface Effect {

  /** Returns the word. */
  EffectWord verb();

  /** Returns whether rules ask for it by this word. */
  default boolean is(EffectVerb asked) {
    return verb().asked() == asked;
  }

  /** Returns the choice that the user must make before it, empty for none. */
  default String choice() {
    return verb().choice(this);
  }

  /**
   * The verbs STR and LEVEL: combat strength, Levels. {@code more} is for the side or target of the effect before it.
   */
  record Change(EffectWord verb, int amount, Aim aim, boolean more) implements Effect {}

  /** A target of a change. LEVEL is for its victim, or for a target that the player chooses. */
  enum Aim { OWN, CHOICE, SIDE, MONSTER, TARGET }

  /** A verb with a single number: RUN, NEXT, NEXTRUN, NOPURSUE, REDUCE_LEVEL_LOSS, STEALLEVEL, HANDLIMIT. */
  record Amount(EffectWord verb, int amount) implements Effect {}

  /** A verb without arguments. */
  record Plain(EffectWord verb) implements Effect {}

  /** The verbs REROLL RUN and ESCAPE ALL: for the user's own run, or for any run and by any player. */
  record OfRun(EffectWord verb, boolean any) implements Effect {}

  /** The verb LOSE. {@code count} is 0 for all, or gold for {@link What#GOLD}. */
  record Lose(EffectWord verb, What what, int count, Chooser chooser) implements Effect {}

  /** A kind of card that can be lost. */
  enum What { ITEM, HEAD, ARMOR, FOOT, ONEHAND, HANDS, EQUIPPED, BEST, STANCE, KATA, ALLY, HAND, GOLD }

  /** A chooser of the cards that are lost. */
  enum Chooser { VICTIM, LEFT, RIGHT, RANDOM }

  /** The verb DRAW, face down. If {@code losesOne}, one of the cards is then lost. */
  record Draw(EffectWord verb, DeckKind deck, int count, boolean losesOne) implements Effect {}

  /** The verb REMOVE, for one monster that fits. */
  record Remove(EffectWord verb, EffectCondition fitting, boolean treasure) implements Effect {}

  /** The verb TREASURE: a change of the number of Treasures that a monster shows. */
  record Treasure(EffectWord verb, int amount, boolean leastOne) implements Effect {}

  /** The verb EXTRASLOT: for One-Hand Items, or for any. */
  record ExtraSlot(EffectWord verb, boolean any, int amount) implements Effect {}
}
