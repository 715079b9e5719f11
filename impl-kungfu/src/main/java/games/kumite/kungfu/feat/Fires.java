package games.kumite.kungfu.feat;

import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The putting out of a burning figure's clothes, for two actions of one activation (KF-TRT-27f, KF-LOC-24b, KF-RUL-120). */
final class Fires {

  /** The cost. */
  static final int COST = 2;

  private static final TooFew TOO_FEW = TooFew.under("KF-RUL-120");
  private static final EventType PUT_OUT = EventType.of("put-out", "KF-RUL-120").named("figure", Figures::id);

  private Fires() {}

  static void options(Fight fight, int figure, int left, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    if (figures.is(figure, Condition.BURNING_BY_FIREBALL) || figures.is(figure, Condition.BURNING_BY_HOT_SPOT)) {
      out.add(fight.actions().of(Word.PUT_OUT), reserved != null ? reserved : TOO_FEW.of(left, COST));
    }
  }

  static void putOut(Fight fight, int figure) {
    fight.figures().cure(figure, Condition.BURNING_BY_FIREBALL);
    fight.figures().cure(figure, Condition.BURNING_BY_HOT_SPOT);
    fight.tell(PUT_OUT, fight.figures().code(figure));
  }
}
