package games.kumite.kungfu.combat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Bodies that their spirits leave, and that can be destroyed meanwhile (KF-TRT-55a, KF-TRT-55i, KF-RUL-158). */
public final class Husks {

  private static final Refusal HELD = new Refusal("KF-CON-25", "held-fast");
  private static final EventType LEFT = EventType.of("spirit-out", "KF-TRT-55a").named("figure", Figures::id)
      .named("spirit", Figures::id);
  private static final EventType DESTROYED = EventType.of("husk-destroyed", "KF-TRT-55i").named("figure", Figures::id);

  private Husks() {}

  /** Returns why a possessor cannot leave his body, null if he can. */
  public static @Nullable Refusal refusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    return figures.is(figure, Condition.TRANSFIXED) || figures.is(figure, Condition.CLIFFHANGING) ? HELD : null;
  }

  /**
   * Returns the spirit with which a possessor leaves his body.
   *
   * @return the spirit, in contact with the husk
   */
  public static int leave(Fight fight, int figure) {
    Figures figures = fight.figures();
    int spirit = spirit(fight, figures.gang(figure));
    figures.rider(spirit, figure);
    figures.equal(spirit, figure);
    long beside = Carrying.beside(fight, figure, spirit);
    figures.put(spirit, beside == Place.NOWHERE ? figures.place(figure) : beside);
    figures.inflict(spirit, Condition.SPIRIT);
    figures.inflict(spirit, Condition.ACTIVATED);
    Casualty.letGo(fight, figure);
    figures.grappler(figure, Figures.NOBODY);
    Carrying.drop(fight, figure); // KF-RUL-161: it lies there as if it were Knocked Out
    Carrying.letCarFall(fight, figure); // KF-STU-22
    figures.inflict(figure, Condition.HUSK);
    fight.tell(LEFT, figures.code(figure), figures.code(spirit));
    return spirit;
  }

  /** Returns a spirit that is not about: one that has gone, or a new one. */
  private static int spirit(Fight fight, int gang) {
    Figures figures = fight.figures();
    int profile = fight.terms().guest("spirit");
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.profileNumber(figure) == profile && figures.home(figure) == gang
          && figures.is(figure, Condition.GONE)) {
        figures.renew(figure);
        return figure;
      }
    }
    return figures.add(profile, gang);
  }

  /** Lists the husks in contact that a figure can destroy: it is a sorcerer, an exorcist, or has a Signature Weapon. */
  public static void options(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    boolean isAble = Able.isSorcerer(figures, figure) || Able.has(figures, figure, Trait.EXORCISE)
        || figures.arms().holds(figure, Weapon.SIGNATURE);
    for (int husk = 0; husk < figures.count(); husk++) {
      if (isAble && figures.is(husk, Condition.HUSK) && !figures.is(husk, Condition.DEAD)
          && figures.areEnemies(figure, husk) && Able.areBeside(fight.board(), figures, figure, husk)) {
        out.add(fight.actions().of(Word.DESTROY_HUSK, Names.of(figures, husk)),
            reserved != null ? reserved : Able.canStrike(figures, figure) ? null : HELD);
      }
    }
  }

  /** Destroys a husk: the possessor is dead (KF-TRT-55j). */
  public static void destroy(Fight fight, int figure, int husk) {
    fight.tell(DESTROYED, fight.figures().code(husk));
    Spirits.loseBody(fight.figures(), husk);
    Casualty.kill(fight, husk, figure);
  }
}
