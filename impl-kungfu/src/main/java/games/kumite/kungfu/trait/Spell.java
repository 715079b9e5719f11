package games.kumite.kungfu.trait;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.TooFew;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The spells that take an action, in the order of their words in {@code ActionVerb.CAST}. */
public enum Spell {
  /** Fireball (KF-TRT-27). */
  FIREBALL(Trait.FIREBALL) {
    @Override
    int surcharge(int ofAttacks) {
      return ofAttacks;
    }

    @Override
    @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
      return Fireball.refusal(state, figure, left, surcharge);
    }

    @Override
    public Step<GameState> cast(GameState state, int figure) {
      return Fireball.of(state, figure);
    }
  },
  /** Transfix (KF-TRT-73). */
  TRANSFIX(Trait.TRANSFIX) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
      Refusal refusal = Casting.refusal(state, figure, 1);
      return refusal != null ? refusal : Transfix.isAnybody(state, figure) ? null : Transfix.NOBODY;
    }

    @Override
    public Step<GameState> cast(GameState state, int figure) {
      Casting.pay(state, figure, 1);
      return new Transfix(figure);
    }
  },
  /** Gong (KF-TRT-50). */
  GONG(Trait.MAGIC_GONG) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
      Refusal refusal = Casting.refusal(state, figure, 0);
      return refusal != null ? refusal : state.figures().arms().holds(figure, Weapon.GONG) ? null : MagicGong.LOST;
    }

    @Override
    public Step<GameState> cast(GameState state, int figure) {
      Casting.pay(state, figure, 0); // KF-TRT-78e
      return new MagicGong(figure);
    }
  },
  /** The change of shape: back or on even from a form that has not the trait (KF-TRT-60, KF-TRT-60b). */
  SHIFT(Trait.SHAPE_SHIFT) {
    @Override
    public boolean isKnown(Figures figures, int figure) {
      return figures.profile(figure).has(0, Trait.SHAPE_SHIFT) && !figures.hasLost(figure, Trait.SHAPE_SHIFT);
    }

    @Override
    @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
      Refusal refusal = Casting.refusal(state, figure, 0);
      return refusal != null ? refusal : ShapeShift.isAny(state, figure) ? null : ShapeShift.NO_ROOM;
    }

    @Override
    public Step<GameState> cast(GameState state, int figure) {
      Casting.pay(state, figure, 0); // KF-TRT-78e
      return new ShapeShift(figure);
    }
  },
  /** Rain is stopped (KF-TRT-17c). */
  STOP_RAIN(Trait.CALL_THE_MONSOON) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
      return state.get(Counters.RAIN) == 0 ? NO_RAIN : Casting.refusal(state, figure, 0); // KF-RUL-88
    }

    @Override
    public Step<GameState> cast(GameState state, int figure) {
      Casting.pay(state, figure, 0); // KF-TRT-78e
      return Rain.STOP;
    }
  },
  /** Shatter (KF-TAO-03e). */
  SHATTER(Sorcery.Feat.SHATTER),
  /** Slam (KF-TAO-03b). */
  SLAM(Sorcery.Feat.SLAM),
  /** The opening or closing of a door (KF-RUL-166). */
  DOOR(Sorcery.Feat.DOOR),
  /** Shove (KF-TAO-03d). */
  SHOVE(Sorcery.Feat.SHOVE),
  /** The setting off of a prop against a figure (KF-RUL-166). */
  PROP(Sorcery.Feat.PROP),
  /** Lights (KF-TAO-03c). */
  LIGHTS((Trait) null) {
    @Override
    @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
      Refusal refusal = Casting.refusal(state, figure, 1, Price.SORCERY);
      return refusal != null ? refusal : Lights.isIndoors(state) ? null : OUTDOORS;
    }

    @Override
    public Step<GameState> cast(GameState state, int figure) {
      Casting.pay(state, figure, 1);
      return Lights.SWITCH;
    }
  };

  private static final Spell[] ALL = values();
  /** The number of spells. */
  public static final int COUNT = ALL.length;

  private static final Traits TRAITS = traits();
  private static final Refusal OUTDOORS = new Refusal("KF-RUL-166", "no-lights-outdoors");
  private static final Refusal NO_RAIN = new Refusal("KF-TRT-17c", "no-rain");
  private static final TooFew TOO_FEW = TooFew.under("KF-RUL-20");

  private final @Nullable Trait trait;
  private final Sorcery.@Nullable Feat feat;

  Spell(@Nullable Trait trait) {
    this.trait = trait;
    this.feat = null;
  }

  Spell(Sorcery.Feat feat) {
    this.trait = null;
    this.feat = feat;
  }

  private static Traits traits() {
    List<Trait> traits = new ArrayList<>(Trait.SPELLS);
    for (Spell spell : ALL) {
      if (spell.trait != null) {
        traits.add(spell.trait);
      }
    }
    return new Traits(traits);
  }

  /** Returns a spell by its place. */
  public static Spell of(int spell) {
    return ALL[spell];
  }

  /** Returns whether a figure may know any: one in another form knows how to change back (KF-TRT-60b). */
  public static boolean isAny(Figures figures, int figure) {
    return figures.traits(figure).isAnyOf(TRAITS) || figures.form(figure) > 0;
  }

  /** Returns whether a figure knows it: sorcery is known to every sorcerer (KF-TAO-03a). */
  public boolean isKnown(Figures figures, int figure) {
    return trait == null ? Capabilities.isSorcerer(figures, figure) : Capabilities.has(figures, figure, trait);
  }

  /** Returns the cost. */
  public final int cost(int ofAttacks) {
    return 1 + surcharge(ofAttacks);
  }

  /** Returns the extra cost in a Reaction: nothing, unless it is an attack (KF-RUL-20). */
  int surcharge(int ofAttacks) {
    return 0;
  }

  @Nullable Refusal refusal(GameState state, int figure, int left, int surcharge) {
    return Sorcery.refusal(state, figure, Objects.requireNonNull(feat));
  }

  /** Pays for it, and returns it. */
  public Step<GameState> cast(GameState state, int figure) {
    Casting.pay(state, figure, 1);
    return new Sorcery(figure, Objects.requireNonNull(feat));
  }

  /** Returns why it cannot be cast with a given number of actions, null if it can. */
  public final @Nullable Refusal refusalOf(GameState state, int figure, int left, int surcharge) {
    Refusal tooFew = TOO_FEW.of(left, cost(surcharge));
    return tooFew != null ? tooFew : refusal(state, figure, left, surcharge(surcharge));
  }
}
