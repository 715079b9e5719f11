package games.kumite.kungfu.activation;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.FlyingSwords;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.morale.Fright;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The Hopping Vampire: his arrival, and the choice of his victims (KF-VIP-04). */
enum HoppingVampire implements Step<GameState> {
  /** The vampire's appearance at a corner, after a figure has died (KF-VIP-04a). */
  APPEAR {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      int vampire = state.get(Counters.VIP_FIGURE);
      int corner = state.random().pick("vampire-corner", 0, Spots.CORNERS);
      long place = Spots.atCorner(state.board(), figures, vampire, figures.size(vampire), corner);
      if (place == Place.NOWHERE) {
        figures.inflict(vampire, Condition.GONE); // no room on the whole table
        return;
      }
      figures.put(vampire, place);
      state.emit(APPEARED, figures.code(vampire), corner);
      state.then(PURSUE, WAKE); // KF-VIP-04b
    }
  },
  /** The choice of the nearest as his victim, and so of his player (KF-VIP-04e, KF-VIP-04f). */
  PURSUE {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      int vampire = state.get(Counters.VIP_FIGURE);
      int victim = nearest(state);
      if (hasVictim(state) || victim == Figures.NOBODY) {
        return;
      }
      state.set(Counters.QUARRY, victim);
      changeTo(figures, vampire, state.opponent(figures.gang(victim)));
      state.emit(PURSUES, figures.code(vampire), figures.code(victim));
      boolean isFrightened = figures.profile(victim).type.isExtra() && !figures.profile(victim).isGuest
          && !figures.is(victim, Condition.POSSESSED) // KF-RUL-159
          && !Capabilities.has(figures, victim, Trait.ARTIFICIAL); // KF-VIP-04c, KF-MOR-03
      if (isFrightened) {
        state.then(new Fright(IntList.of(victim)), PURSUE); // he may have fled
      }
    }
  },
  /** The roll of three dice at once (KF-VIP-04b). */
  WAKE {
    @Override
    public void run(GameState state) {
      if (hasVictim(state)) {
        state.then(Activation.wakened(state.get(Counters.VIP_FIGURE)));
      }
    }
  };

  private static final EventType APPEARED =
      EventType.of("vampire-appears", "KF-VIP-04a").word("figure", Figures::id).number("corner");
  private static final EventType PURSUES =
      EventType.of("vampire-pursues", "KF-VIP-04b").word("figure", Figures::id).word("victim", Figures::id);

  /** Returns the vampire's step before the next action, null for nothing. */
  static @Nullable Step<GameState> due(GameState state) {
    Figures figures = state.figures();
    int vampire = state.get(Counters.VIP_FIGURE);
    if (figures.is(vampire, Condition.DEAD) || figures.is(vampire, Condition.GONE)) {
      return null;
    }
    if (!figures.isPlaced(vampire)) {
      return state.get(Counters.DEATHS) > 0 ? APPEAR : null;
    }
    return hasVictim(state) || nearest(state) == Figures.NOBODY ? null : PURSUE;
  }

  /** Moves the vampire to another player's gang: he holds no friend and no friend holds him. */
  private static void changeTo(Figures figures, int vampire, int gang) {
    if (figures.gang(vampire) != gang) {
      figures.join(vampire, gang);
      Spirits.part(figures, vampire);
    }
  }

  private static boolean hasVictim(GameState state) {
    int victim = state.get(Counters.QUARRY);
    Figures figures = state.figures();
    return victim != Figures.NOBODY && Capabilities.isInPlay(figures, victim)
        && figures.areEnemies(victim, state.get(Counters.VIP_FIGURE));
  }

  private static int nearest(GameState state) {
    Figures figures = state.figures();
    int vampire = state.get(Counters.VIP_FIGURE);
    int nearest = Figures.NOBODY;
    int min = Integer.MAX_VALUE;
    for (int other = 0; other < figures.count(); other++) {
      boolean isOne = other != vampire && figures.gang(other) != Figures.NEUTRAL && Capabilities.isInPlay(figures, other)
          && !figures.isUnderground(other) // KF-LOC-41d
          && !FlyingSwords.isSword(figures, other) && !Spirits.isSpirit(figures, other);
      if (isOne) {
        int gap = Gaps.gap(figures.place(vampire), figures.size(vampire), figures.place(other), figures.size(other));
        nearest = gap < min ? other : nearest;
        min = Math.min(min, gap);
      }
    }
    return nearest;
  }
}
