package games.kumite.kungfu.trait;

import games.kumite.kungfu.combat.SpiritBodies;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The actions of an activation that traits give (D-15). */
public final class TraitActions {

  private static final Spell[] SPELLS = Spell.values();
  private static final Traits OF_SPELLS = traits();

  private TraitActions() {}

  private static Traits traits() {
    List<Trait> traits = new ArrayList<>(Trait.SPELLS);
    for (Spell spell : SPELLS) {
      Trait trait = spell.trait();
      if (trait != null) {
        traits.add(trait);
      }
    }
    return new Traits(traits);
  }

  /**
   * Lists them.
   *
   * @param left the actions that are left
   * @param surcharge the extra cost of a ranged attack (KF-RUL-20)
   * @param reserved the reason why it can do nothing but move, null if it can do more
   */
  public static void options(GameState state, int figure, int left, int surcharge, @Nullable Refusal reserved, ActionCollector out) {
    Figures figures = state.figures();
    if (Capabilities.has(figures, figure, Trait.GRENADE) || figures.arms().grenades(figure) > 0) { // KF-RUL-55: or a found one
      out.add(state.actions().of(ActionVerb.GRENADE),
          reserved != null ? reserved : Grenade.refusal(state, figure, left, surcharge));
    }
    boolean isCaster = figures.traits(figure).isAnyOf(OF_SPELLS) || figures.form(figure) > 0; // KF-TRT-60b
    for (int i = 0; isCaster && i < SPELLS.length; i++) {
      Spell spell = SPELLS[i];
      if (spell.isKnown(figures, figure)) {
        out.add(state.actions().of(ActionVerb.CAST, spell.ordinal()),
            reserved != null ? reserved : spell.refusalOf(state, figure, left, surcharge));
      }
    }
    if (Capabilities.has(figures, figure, Trait.EXORCISE) || figures.is(figure, Condition.EXORCISING)) {
      out.add(state.actions().of(ActionVerb.EXORCISE),
          reserved != null ? reserved : Exorcism.refusal(state, figure, left, surcharge == 0));
    }
    if (Capabilities.has(figures, figure, Trait.POSSESSION)) {
      out.add(state.actions().of(ActionVerb.SPIRIT_OUT), reserved != null ? reserved : SpiritBodies.refusal(state, figure));
    }
    if (Spirits.isSpirit(figures, figure)) {
      out.add(state.actions().of(ActionVerb.POSSESS), reserved != null ? reserved : Possession.refusal(state, figure));
    }
    FlyingSwordThrow.options(state, figure, reserved, out);
    SpiritBodies.options(state, figure, reserved, out);
    ExtinguishClothes.options(state, figure, left, reserved, out);
    Untying.options(state, figure, reserved, out);
  }

  /**
   * Carries out one of them.
   *
   * @return the cost
   */
  public static int take(GameState state, int figure, int surcharge, VerbAction action) {
    switch ((ActionVerb) action.verb()) {
      case GRENADE -> {
        state.then(Grenade.of(state, figure));
        return 1 + surcharge;
      }
      case CAST -> {
        Spell spell = SPELLS[action.first()];
        state.then(spell.cast(state, figure));
        return 1 + spell.surcharge(surcharge);
      }
      case EXORCISE -> {
        int cost = Exorcism.cost(state.figures(), figure);
        state.figures().cure(figure, Condition.EXORCISING);
        state.then(new Exorcism(figure));
        return cost;
      }
      case TAKE_SWORD -> {
        FlyingSwordThrow.take(state, figure, FigureNames.figure(state.figures(), action.first()));
        return 1;
      }
      case HURL_SWORD -> {
        FlyingSwordThrow.hurl(state, figure, action.first());
        return 1;
      }
      case POSSESS -> {
        state.then(Possession.of(figure));
        return 1;
      }
      case DESTROY_HUSK -> {
        SpiritBodies.destroy(state, figure, FigureNames.figure(state.figures(), action.first()));
        return 1;
      }
      case PUT_OUT -> {
        ExtinguishClothes.putOut(state, figure);
        return ExtinguishClothes.COST;
      }
      default -> {
        Untying.untie(state, FigureNames.figure(state.figures(), action.first()));
        return 1;
      }
    }
  }
}
