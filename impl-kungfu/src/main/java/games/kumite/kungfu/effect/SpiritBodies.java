package games.kumite.kungfu.effect;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Bodies that their spirits leave, and that can be destroyed meanwhile (KF-TRT-55a, KF-TRT-55i, KF-RUL-158). */
public final class SpiritBodies {

  private static final Refusal HELD = new Refusal("KF-CON-25", "held-fast");
  private static final EventType SPIRIT_LEFT = EventType.of("spirit-out", "KF-TRT-55a").word("figure", Figures::id)
      .word("spirit", Figures::id);
  private static final EventType DESTROYED = EventType.of("husk-destroyed", "KF-TRT-55i").word("figure", Figures::id);

  private SpiritBodies() {}

  /** Returns why a possessor cannot leave his body, null if he can. */
  public static @Nullable Refusal refusal(GameState state, int figure) {
    Figures figures = state.figures();
    return figures.is(figure, Condition.TRANSFIXED) || figures.is(figure, Condition.CLIFFHANGING) ? HELD : null;
  }

  /**
   * Returns the spirit with which a possessor leaves his body.
   *
   * @return the spirit, in contact with the husk
   */
  public static int leave(GameState state, int figure) {
    Figures figures = state.figures();
    int spirit = spirit(state, figures.gang(figure));
    figures.rider(spirit, figure);
    figures.equal(spirit, figure);
    long beside = CarriedObjects.beside(state, figure, spirit);
    figures.put(spirit, beside == Place.NOWHERE ? figures.place(figure) : beside);
    figures.inflict(spirit, Condition.SPIRIT);
    figures.inflict(spirit, Condition.ACTIVATED);
    Casualty.letGo(state, figure);
    figures.grappler(figure, Figures.NOBODY);
    CarriedObjects.drop(state, figure); // KF-RUL-161: it lies there as if it were Knocked Out
    CarriedObjects.letCarFall(state, figure); // KF-STU-22
    figures.inflict(figure, Condition.HUSK);
    state.emit(SPIRIT_LEFT, figures.code(figure), figures.code(spirit));
    return spirit;
  }

  /** Returns a spirit that is not about: one that has gone, or a new one. */
  private static int spirit(GameState state, int gang) {
    Figures figures = state.figures();
    int profile = state.definition().guest("spirit");
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.profileNumber(figure) == profile && figures.home(figure) == gang
          && figures.is(figure, Condition.GONE)) {
        figures.renew(figure);
        return figure;
      }
    }
    return figures.add(profile, gang);
  }

  /** Returns whether a sorcerer, an exorcist or a figure with a Signature Weapon has a husk in contact. */
  public static boolean isDestructible(GameState state, int figure, int husk) {
    Figures figures = state.figures();
    return figures.is(husk, Condition.HUSK) && !figures.is(husk, Condition.DEAD) && figures.areEnemies(figure, husk)
        && (Capabilities.isSorcerer(figures, figure) || Capabilities.has(figures, figure, Trait.EXORCISE)
            || figures.arms().holds(figure, Weapon.SIGNATURE)) && Capabilities.areBeside(state.board(), figures, figure, husk);
  }

  /** Returns why a figure cannot destroy a husk, null if it can. */
  public static @Nullable Refusal destroyRefusal(GameState state, int figure) {
    return Capabilities.canStrike(state.figures(), figure) ? null : HELD;
  }

  /** Destroys a husk: the possessor is dead (KF-TRT-55j). */
  public static void destroy(GameState state, int figure, int husk) {
    state.emit(DESTROYED, state.figures().code(husk));
    Spirits.loseBody(state.figures(), husk);
    Casualty.kill(state, husk, figure);
  }
}
