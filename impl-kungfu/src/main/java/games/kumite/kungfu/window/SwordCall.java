package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Contest;
import games.kumite.kungfu.ability.Swords;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The calling up of Flying Swords that lie Knocked Out. */
enum SwordCall implements Ability {
  /** A call by their owner, for 1 Chi (KF-TRT-30e). */
  BY_OWNER(Word.CALL_SWORD) {
    @Override
    public boolean isHeldBy(Fight fight, int figure) {
      return Able.has(fight.figures(), figure, Trait.FLYING_SWORD);
    }

    @Override
    int sword(Fight fight, int figure) {
      return Swords.fallen(fight.figures(), figure);
    }

    @Override
    public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
      rise(fight, figure, sword(fight, figure));
    }
  },
  /** A call by any sorcerer, once in a game, who wins a contest of Q with it (KF-TRT-30g). */
  BY_SORCERER(Word.GRASP_SWORD) {
    @Override
    public boolean isHeldBy(Fight fight, int figure) {
      return Able.isSorcerer(fight.figures(), figure) && !fight.figures().is(figure, Condition.HAS_GRASPED);
    }

    @Override
    int sword(Fight fight, int figure) {
      Figures figures = fight.figures();
      for (int sword = 0; sword < figures.count(); sword++) {
        if (canGrasp(figures, figure, sword)) {
          return sword;
        }
      }
      return Figures.NOBODY;
    }

    @Override
    public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
      fight.figures().inflict(figure, Condition.HAS_GRASPED);
      fight.then(new Which(figure));
    }
  };

  private static final Refusal NO_SWORD = new Refusal("KF-TRT-30e", "no-fallen-sword");
  private static final EventType ROSE = EventType.of("sword-rose", "KF-TRT-30e").named("sword", Figures::id)
      .named("by", Figures::id);

  private final Word word;

  SwordCall(Word word) {
    this.word = word;
  }

  /** Returns the sword in question, {@link Figures#NOBODY} for none. */
  abstract int sword(Fight fight, int figure);

  @Override
  public Word word() {
    return word;
  }

  @Override
  public Trait trait() {
    return Trait.FLYING_SWORD;
  }

  @Override
  public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
    return !occasion.isCalm(fight, figure) ? BodyArt.NOT_NOW : sword(fight, figure) == Figures.NOBODY ? NO_SWORD
        : Chi.refusal(fight, fight.figures().gang(figure), 1, Price.SWORD);
  }

  private static boolean canGrasp(Figures figures, int figure, int sword) {
    return Swords.isSword(figures, sword) && figures.is(sword, Condition.KNOCKED_OUT) && figures.rider(sword) != figure;
  }

  /** The choice of the sword that a sorcerer reaches for. */
  private record Which(int figure) implements WhichFigure {

    @Override
    public String kind() {
      return "grasp";
    }

    @Override
    public boolean mayBe(Fight fight, int sword) {
      return canGrasp(fight.figures(), figure, sword);
    }

    @Override
    public void is(Fight fight, int sword) {
      Contest.divine(fight, figure, sword); // D-12
      fight.then(new Grasp(figure, sword));
    }
  }

  /** The contest for a sword that lies there (KF-TRT-30g). */
  private record Grasp(int figure, int sword) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Contest.margin(fight, figure, sword) > 0) {
        rise(fight, figure, sword);
      }
    }
  }

  private static void rise(Fight fight, int figure, int sword) {
    Figures figures = fight.figures();
    Chi.spend(fight, figures.gang(figure), 1);
    Swords.rises(figures, sword, figures.gang(figure));
    if (!Spots.isFree(fight.board(), figures, sword, figures.place(sword), figures.size(sword))) {
      long beside = Carrying.beside(fight, figure, sword);
      figures.put(sword, beside == Place.NOWHERE
          ? Spots.nearest(fight.board(), figures, sword, figures.place(sword)) : beside);
    }
    fight.tell(ROSE, figures.code(sword), figures.code(figure));
  }
}
