package games.kumite.kungfu.activation;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.ability.Swords;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.morale.Fright;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The Hopping Vampire: his arrival, and the choice of his victims (KF-VIP-04). */
enum Haunting implements Step<Fight> {
  /** The vampire's appearance at a corner, after a figure has died (KF-VIP-04a). */
  APPEAR {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      int vampire = fight.get(Num.VIP_FIGURE);
      int corner = fight.random().pick("vampire-corner", 0, Spots.CORNERS);
      long place = Spots.atCorner(fight.board(), figures, vampire, figures.size(vampire), corner);
      if (place == Place.NOWHERE) {
        figures.inflict(vampire, Condition.GONE); // no room on the whole table
        return;
      }
      figures.put(vampire, place);
      fight.tell(APPEARED, figures.code(vampire), corner);
      fight.then(PURSUE, WAKE); // KF-VIP-04b
    }
  },
  /** The choice of the nearest as his victim, and so of his player (KF-VIP-04e, KF-VIP-04f). */
  PURSUE {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      int vampire = fight.get(Num.VIP_FIGURE);
      int victim = nearest(fight);
      if (hasVictim(fight) || victim == Figures.NOBODY) {
        return;
      }
      fight.set(Num.QUARRY, victim);
      changeTo(figures, vampire, fight.opponent(figures.gang(victim)));
      fight.tell(PURSUES, figures.code(vampire), figures.code(victim));
      boolean isFrightened = figures.profile(victim).type.isExtra() && !figures.profile(victim).isGuest
          && !figures.is(victim, Condition.POSSESSED) // KF-RUL-159
          && !Able.has(figures, victim, Trait.ARTIFICIAL); // KF-VIP-04c, KF-MOR-03
      if (isFrightened) {
        fight.then(new Fright(Picks.of(victim)), PURSUE); // he may have fled
      }
    }
  },
  /** The roll of three dice at once (KF-VIP-04b). */
  WAKE {
    @Override
    public void run(Fight fight) {
      if (hasVictim(fight)) {
        fight.then(Activation.wakened(fight.get(Num.VIP_FIGURE)));
      }
    }
  };

  private static final EventType APPEARED =
      EventType.of("vampire-appears", "KF-VIP-04a").named("figure", Figures::id).number("corner");
  private static final EventType PURSUES =
      EventType.of("vampire-pursues", "KF-VIP-04b").named("figure", Figures::id).named("victim", Figures::id);

  /** Returns the vampire's step before the next action, null for nothing. */
  static @Nullable Step<Fight> due(Fight fight) {
    Figures figures = fight.figures();
    int vampire = fight.get(Num.VIP_FIGURE);
    if (figures.is(vampire, Condition.DEAD) || figures.is(vampire, Condition.GONE)) {
      return null;
    }
    if (!figures.isPlaced(vampire)) {
      return fight.get(Num.DEATHS) > 0 ? APPEAR : null;
    }
    return hasVictim(fight) || nearest(fight) == Figures.NOBODY ? null : PURSUE;
  }

  /** Moves the vampire to another player's gang: he holds no friend and no friend holds him. */
  private static void changeTo(Figures figures, int vampire, int gang) {
    if (figures.gang(vampire) != gang) {
      figures.join(vampire, gang);
      Spirits.part(figures, vampire);
    }
  }

  private static boolean hasVictim(Fight fight) {
    int victim = fight.get(Num.QUARRY);
    Figures figures = fight.figures();
    return victim != Figures.NOBODY && Able.isInPlay(figures, victim)
        && figures.areEnemies(victim, fight.get(Num.VIP_FIGURE));
  }

  private static int nearest(Fight fight) {
    Figures figures = fight.figures();
    int vampire = fight.get(Num.VIP_FIGURE);
    int nearest = Figures.NOBODY;
    int min = Integer.MAX_VALUE;
    for (int other = 0; other < figures.count(); other++) {
      boolean isOne = other != vampire && figures.gang(other) != Figures.NEUTRAL && Able.isInPlay(figures, other)
          && !figures.isUnderground(other) // KF-LOC-41d
          && !Swords.isSword(figures, other) && !Spirits.isSpirit(figures, other);
      if (isOne) {
        int gap = Gaps.gap(figures.place(vampire), figures.size(vampire), figures.place(other), figures.size(other));
        nearest = gap < min ? other : nearest;
        min = Math.min(min, gap);
      }
    }
    return nearest;
  }
}
