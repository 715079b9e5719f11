package games.kumite.kungfu.feat;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.combat.Husks;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The actions of an activation that traits give (D-15). */
public final class Feats {

  private static final Spell[] SPELLS = Spell.values();
  private static final Traits OF_SPELLS = traits();

  private Feats() {}

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
  public static void options(Fight fight, int figure, int left, int surcharge, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    if (Able.has(figures, figure, Trait.GRENADE) || figures.arms().grenades(figure) > 0) { // KF-RUL-55: or a found one
      out.add(fight.actions().of(Word.GRENADE),
          reserved != null ? reserved : Grenade.refusal(fight, figure, left, surcharge));
    }
    boolean isCaster = figures.traits(figure).isAnyOf(OF_SPELLS) || figures.form(figure) > 0; // KF-TRT-60b
    for (int i = 0; isCaster && i < SPELLS.length; i++) {
      Spell spell = SPELLS[i];
      if (spell.isKnown(figures, figure)) {
        out.add(fight.actions().of(Word.CAST, spell.ordinal()),
            reserved != null ? reserved : spell.refusalOf(fight, figure, left, surcharge));
      }
    }
    if (Able.has(figures, figure, Trait.EXORCISE) || figures.is(figure, Condition.EXORCISING)) {
      out.add(fight.actions().of(Word.EXORCISE),
          reserved != null ? reserved : Exorcism.refusal(fight, figure, left, surcharge == 0));
    }
    if (Able.has(figures, figure, Trait.POSSESSION)) {
      out.add(fight.actions().of(Word.SPIRIT_OUT), reserved != null ? reserved : Husks.refusal(fight, figure));
    }
    if (Spirits.isSpirit(figures, figure)) {
      out.add(fight.actions().of(Word.POSSESS), reserved != null ? reserved : Possession.refusal(fight, figure));
    }
    SwordHandling.options(fight, figure, reserved, out);
    Husks.options(fight, figure, reserved, out);
    Fires.options(fight, figure, left, reserved, out);
    Untying.options(fight, figure, reserved, out);
  }

  /**
   * Carries out one of them.
   *
   * @return the cost
   */
  public static int take(Fight fight, int figure, int surcharge, VerbAction action) {
    switch ((Word) action.verb()) {
      case GRENADE -> {
        fight.then(Grenade.of(fight, figure));
        return 1 + surcharge;
      }
      case CAST -> {
        Spell spell = SPELLS[action.first()];
        fight.then(spell.cast(fight, figure));
        return 1 + spell.surcharge(surcharge);
      }
      case EXORCISE -> {
        int cost = Exorcism.cost(fight.figures(), figure);
        fight.figures().cure(figure, Condition.EXORCISING);
        fight.then(new Exorcism(figure));
        return cost;
      }
      case TAKE_SWORD -> {
        SwordHandling.take(fight, figure, Names.figure(fight.figures(), action.first()));
        return 1;
      }
      case HURL_SWORD -> {
        SwordHandling.hurl(fight, figure, action.first());
        return 1;
      }
      case POSSESS -> {
        fight.then(Possession.of(figure));
        return 1;
      }
      case DESTROY_HUSK -> {
        Husks.destroy(fight, figure, Names.figure(fight.figures(), action.first()));
        return 1;
      }
      case PUT_OUT -> {
        Fires.putOut(fight, figure);
        return Fires.COST;
      }
      default -> {
        Untying.untie(fight, Names.figure(fight.figures(), action.first()));
        return 1;
      }
    }
  }
}
