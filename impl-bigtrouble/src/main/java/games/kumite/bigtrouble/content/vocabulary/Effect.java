package games.kumite.bigtrouble.content.vocabulary;

/** A single effect of a text: a verb with its arguments. Immutable; prints in the form in which it is read. */
public sealed interface Effect {

  /** Returns the verb. */
  EffectVerb verb();

  /** A verb alone. */
  record Plain(EffectVerb verb) implements Effect {
    @Override
    public String toString() {
      return verb.word();
    }
  }

  /** A verb with a number: movement points, dice, tokens, cards. */
  record Amount(EffectVerb verb, int amount) implements Effect {
    @Override
    public String toString() {
      return verb.word() + "(" + amount + ")";
    }
  }

  /** Dice, successes or re-rolls of each roll of a context. */
  record Roll(EffectVerb verb, RollContext context, int amount) implements Effect {
    @Override
    public String toString() {
      return verb.word() + "(" + context.word() + "," + amount + ")";
    }
  }

  /** Epic dice in place of all own skill dice of a context. */
  record EpicAll(RollContext context) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.EPIC_ALL;
    }

    @Override
    public String toString() {
      return "epicAll(" + context.word() + ")";
    }
  }

  /** A verb that affects heroes. */
  record Heroes(EffectVerb verb, EffectTarget target) implements Effect {
    @Override
    public String toString() {
      return verb.word() + "(" + target.word() + ")";
    }
  }

  /** A verb that affects heroes by an amount: health, chi, spaces. */
  record HeroesAmount(EffectVerb verb, EffectTarget target, int amount) implements Effect {
    @Override
    public String toString() {
      return verb.word() + "(" + target.word() + "," + amount + ")";
    }
  }

  /** The placement of heroes in a space. */
  record Teleport(EffectTarget target, EffectPlace place) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.TELEPORT;
    }

    @Override
    public String toString() {
      return "teleport(" + target.word() + "," + place + ")";
    }
  }

  /** Minions appear; {@code minion} is the id of their type. */
  record Spawn(String minion, int amount, EffectPlace place) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.SPAWN;
    }

    @Override
    public String toString() {
      return "spawn(" + minion + "," + amount + "," + place + ")";
    }
  }

  /** A verb that affects a place. */
  record Placed(EffectVerb verb, EffectPlace place) implements Effect {
    @Override
    public String toString() {
      return verb.word() + "(" + place + ")";
    }
  }

  /** A verb that affects the enemies at a place: {@code amount} dice or the most defense. */
  record PlacedAmount(EffectVerb verb, int amount, EffectPlace place) implements Effect {
    @Override
    public String toString() {
      return verb.word() + "(" + amount + "," + place + ")";
    }
  }

  /** Heroes gain a shop item: its id, or {@link #CHOICE}. */
  record Item(String item, EffectTarget target) implements Effect {

    /** An item of the receiver's choice among those left in all stacks. */
    public static final String CHOICE = "choice";

    @Override
    public EffectVerb verb() {
      return EffectVerb.ITEM;
    }

    @Override
    public String toString() {
      return "item(" + item + "," + target.word() + ")";
    }
  }

  /** The gain of a unique upgrade, by its id. */
  record Unique(String upgrade) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.UNIQUE;
    }

    @Override
    public String toString() {
      return "unique(" + upgrade + ")";
    }
  }

  /** The ban of a free action; {@code except} is the id of an item that may still be used, or empty. */
  record NoFree(FreeAction action, String except) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.NO_FREE;
    }

    @Override
    public String toString() {
      return "noFree(" + action.word() + ")" + (except.isEmpty() ? "" : " except " + except);
    }
  }

  /** A change of the starting health of a boss, by its id. */
  record BossHealth(String boss, int amount) implements Effect {
    @Override
    public EffectVerb verb() {
      return EffectVerb.BOSS_HEALTH;
    }

    @Override
    public String toString() {
      return "bossHealth(" + boss + "," + amount + ")";
    }
  }
}
