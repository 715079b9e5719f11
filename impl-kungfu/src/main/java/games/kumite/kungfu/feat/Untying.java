package games.kumite.kungfu.feat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The freeing of a tied up figure by a friend in contact, with one action (KF-TRT-24e). */
final class Untying {

  private static final Refusal BOUND = new Refusal("KF-RUL-192", "hands-bound");
  private static final Refusal IN_CHAINS = new Refusal("KF-LOC-22b", "in-chains");
  private static final EventType UNTIED = EventType.of("untied", "KF-TRT-24e").named("figure", Figures::id);

  private Untying() {}

  static void options(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    for (int friend = 0; friend < figures.count(); friend++) {
      if (friend != figure && figures.is(friend, Condition.TIED_UP) && !figures.areEnemies(figure, friend)
          && Able.areInContact(fight.board(), figures, figure, friend)) {
        out.add(fight.actions().of(Word.UNTIE, Names.of(figures, friend)),
            reserved != null ? reserved : Snare.isChoking(fight, friend) ? IN_CHAINS
            : Able.toHack(figures, figure) && !Hands.hasNone(figures, figure) ? null : BOUND);
      }
    }
  }

  static void untie(Fight fight, int friend) {
    fight.figures().cure(friend, Condition.TIED_UP);
    fight.tell(UNTIED, fight.figures().code(friend));
  }
}
