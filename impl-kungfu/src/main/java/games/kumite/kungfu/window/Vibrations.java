package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Aftermath;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.morale.Fright;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The setting off of the vibrations in a turn of the victim's player, one wound (KF-TRT-57d, KF-RUL-81). */
enum Vibrations implements Ability {
  SET_OFF;

  private static final Refusal NONE = new Refusal("KF-TRT-57d", "no-vibrations");
  private static final EventType TREMBLED =
      EventType.of("vibrations", "KF-TRT-57d").named("figure", Figures::id).named("by", Figures::id);

  @Override
  public Word word() {
    return Word.SET_OFF;
  }

  @Override
  public Trait trait() {
    return Trait.QUIVERING_PALM;
  }

  @Override
  public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
    for (int victim = 0; victim < fight.figures().count(); victim++) {
      if (isVictim(fight, figure, victim)) {
        return null;
      }
    }
    return NONE;
  }

  private static boolean isVictim(Fight fight, int figure, int victim) {
    Figures figures = fight.figures();
    return figures.trembling(victim) == figure && Able.isInPlay(figures, victim)
        && figures.gang(victim) == fight.get(Num.ACTIVE); // KF-RUL-169
  }

  @Override
  public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
    fight.then(new Which(figure));
  }

  /** The choice of the figure whose vibrations are set off. */
  private record Which(int figure) implements WhichFigure {

    @Override
    public String kind() {
      return "vibrations";
    }

    @Override
    public boolean mayBe(Fight fight, int victim) {
      return isVictim(fight, figure, victim);
    }

    @Override
    public void is(Fight fight, int victim) {
      fight.figures().tremble(victim, Figures.NOBODY); // once per plant
      fight.tell(TREMBLED, fight.figures().code(victim), fight.figures().code(figure));
      fight.then(Harming.plain(new Source(figure, fight.figures().place(victim)), victim, Effect.Plain.WOUNDED,
          Harming.Table.INJURY), new Horror(figure, victim));
    }
  }

  /** The fright of every Extra of the victim's side that sees a death by it (KF-TRT-57g). */
  private record Horror(int by, int victim) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Aftermath.release(fight, by); // KF-RUL-39
      Figures figures = fight.figures();
      Picks frightened = Picks.NONE;
      for (int figure = 0; figures.is(victim, Condition.DEAD) && figure < figures.count(); figure++) {
        boolean isFriend = figure != victim && figures.side(figure) == figures.side(victim);
        if (isFriend && figures.profile(figure).type.isExtra() && !figures.profile(figure).isGuest // KF-RUL-146
            && Able.isInPlay(figures, figure)
            && !figures.is(figure, Condition.POSSESSED) // KF-RUL-159
            && !Able.has(figures, figure, Trait.ARTIFICIAL) && Sight.isMutual(fight.board(), figures, figure, victim)) {
          frightened = frightened.and(figure);
        }
      }
      if (frightened.size() > 0) {
        fight.then(new Fright(frightened));
      }
    }
  }
}
