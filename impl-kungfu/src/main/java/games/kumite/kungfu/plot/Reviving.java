package games.kumite.kungfu.plot;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.ability.Swords;
import games.kumite.kungfu.aboard.Occupants;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Step;

/** The attempt to bring round a friend who is Knocked Out (KF-CON-20, KF-RUL-41). */
public final class Reviving {

  private static final int DICE = 3;
  private static final EventType TRIED = EventType.of("revived", "KF-CON-20b").named("figure", Figures::id)
      .named("friend", Figures::id).number("successes");

  private Reviving() {}

  /** Lists the friends whom a figure may bring round. */
  public static void options(Fight fight, int figure, Options out) {
    for (int friend = 0; friend < fight.figures().count(); friend++) {
      if (isLying(fight, figure, friend)) {
        out.add(fight.actions().of(Word.REVIVE, Names.of(fight.figures(), friend)));
      }
    }
  }

  private static boolean isLying(Fight fight, int figure, int friend) {
    Figures figures = fight.figures();
    return friend != figure && !Swords.isSword(figures, friend) // KF-TRT-30e
        && !Hands.hasNone(figures, figure) // KF-TRT-30c, KF-RUL-192
        && figures.is(friend, Condition.KNOCKED_OUT) && !figures.has(friend, Deed.TREATED) && !figures.is(friend, Condition.DEAD)
        && figures.isPlaced(friend) && !figures.areEnemies(figure, friend)
        && (Able.areBeside(fight.board(), figures, figure, friend) || Occupants.areTogether(fight, figure, friend));
  }

  /** The attempt of a figure that has divined. */
  private record Attempt(int figure, int friend) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      attempt(fight, figure, friend);
    }
  }

  /**
   * Rolls three dice, of which three successes bring the friend round; a figure that stands where he lay is not in the way
   * (KF-RUL-197).
   */
  static void attempt(Fight fight, int figure, int friend) {
    Figures figures = fight.figures();
    if (!isLying(fight, figure, friend)) {
      return;
    }
    if (Divination.isDue(fight, figure)) { // D-12
      fight.then(new Divination(figure, DICE), new Attempt(figure, friend));
      return;
    }
    int successes = 0;
    for (int die : Dice.roll(fight, "revive", figure, DICE)) {
      successes += QualityTest.isPassed(die, 0, figures.quality(figure)) ? 1 : 0;
    }
    fight.tell(TRIED, figures.code(figure), figures.code(friend), successes);
    if (successes == DICE) {
      revive(fight, figure, friend);
    }
  }

  /** Brings a figure round, if there is room for it (KF-RUL-197). */
  public static void revive(Fight fight, int figure, int friend) {
    Figures figures = fight.figures();
    long place = figures.is(friend, Condition.INSIDE) ? figures.place(friend) : Healing.riser(fight, figure, friend);
    if (place != Place.NOWHERE) {
      lieConscious(figures, friend, place);
      figures.inflict(friend, Condition.GETTING_UP); // KF-CON-20c
    }
  }

  /**
   * Lays a figure that was Knocked Out at a place, Knocked Down (KF-RUL-41); the next time he may travel in time again
   * (KF-VIP-11d).
   */
  static void lieConscious(Figures figures, int figure, long place) {
    figures.put(figure, place);
    figures.carrier(figure, Figures.NOBODY);
    figures.cure(figure, Condition.KNOCKED_OUT);
    figures.inflict(figure, Condition.KNOCKED_DOWN);
    figures.forget(figure, Deed.STRANDED);
  }
}
