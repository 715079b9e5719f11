package games.kumite.kungfu.feat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Alone;
import games.kumite.kungfu.ability.Swords;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Push;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The handling of a Flying Sword that lies Knocked Out: an opponent picks it up, and throws it away up to L (KF-TRT-30f). */
final class SwordHandling {

  private static final Refusal FULL = new Refusal("KF-RUL-192", "hands-full");
  private static final EventType TAKEN = EventType.of("sword-taken", "KF-TRT-30f").named("figure", Figures::id)
      .named("sword", Figures::id);
  private static final EventType HURLED = EventType.of("sword-hurled", "KF-TRT-30f").named("figure", Figures::id)
      .named("sword", Figures::id);

  private SwordHandling() {}

  static void options(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    for (int sword = 0; sword < figures.count(); sword++) {
      if (Swords.isSword(figures, sword) && figures.is(sword, Condition.KNOCKED_OUT) && Able.toHack(figures, figure)) {
        if (figures.carrier(sword) == figure) {
          for (int direction = 0; direction < Directions.COUNT; direction++) {
            out.add(fight.actions().of(Word.HURL_SWORD, direction), reserved);
          }
        } else if (figures.carrier(sword) == Figures.NOBODY && figures.areEnemies(figure, sword)
            && Able.areBeside(fight.board(), figures, figure, sword)) {
          out.add(fight.actions().of(Word.TAKE_SWORD, Names.of(figures, sword)),
              reserved != null ? reserved : Carrying.hasFullHands(fight, figure) ? FULL : null);
        }
      }
    }
  }

  static void take(Fight fight, int figure, int sword) {
    fight.figures().carrier(sword, figure);
    fight.figures().put(sword, fight.figures().place(figure));
    fight.tell(TAKEN, fight.figures().code(figure), fight.figures().code(sword));
  }

  /** Throws it as far as L, or until something stops it. */
  static void hurl(Fight fight, int figure, int direction) {
    Figures figures = fight.figures();
    for (int sword = 0; sword < figures.count(); sword++) {
      if (Swords.isSword(figures, sword) && figures.carrier(sword) == figure) {
        figures.carrier(sword, Figures.NOBODY);
        int length = Stick.LONG.length();
        Alone alone = new Alone(figures.place(sword), figures.size(sword));
        Push push = Push.of(fight.board(), alone, 0, Directions.x(direction, length), Directions.y(direction, length))
            .settled(fight.board(), alone, 0);
        figures.put(sword, push.end());
        fight.tell(HURLED, figures.code(figure), figures.code(sword));
        return;
      }
    }
  }
}
