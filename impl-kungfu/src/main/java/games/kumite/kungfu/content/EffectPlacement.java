package games.kumite.kungfu.content;

import games.kumite.spi.content.ContentReader;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The words of the effect vocabulary that make sense in each place: the mishaps of a shooter in his table alone (KF-GUN-25 to
 * 28), and in the tables of one effect that effect alone; what props do, only where its rule finds what it needs (KF-RUL-94).
 */
final class EffectPlacement {

  private static final String SHOOTER = "shooter";
  /** The effects that the loser against a prop suffers by any margin. */
  private static final List<Effect> LOST = List.of(Effect.Plain.WOUNDED, Effect.Plain.KNOCKED_DOWN);
  /** The effects that a figure can suffer without an attacker, staying where it is. */
  private static final List<Effect> SUFFERED = List.of(Effect.Plain.KNOCKED_DOWN, Effect.Plain.DISTRACTED,
      Effect.Plain.HUMBLED, Effect.Plain.LIMPING, Effect.Plain.WOUNDED, Effect.Plain.STUNNED, Effect.Plain.BLINDED,
      Effect.Plain.ON_FIRE, Effect.Plain.TIED_UP, Effect.Plain.EXTRA_KNOCKED_OUT, Effect.Plain.EXTRA_KILLED);

  private EffectPlacement() {}

  static void check(ContentReader reader, List<AttackEntry> attacks, List<PropEntry> props) {
    for (AttackEntry attack : attacks) {
      check(reader, attack);
    }
    for (PropEntry prop : props) {
      check(reader, prop);
    }
  }

  private static void check(ContentReader reader, AttackEntry attack) {
    Set<Effect> before = new LinkedHashSet<>();
    for (int i = 0; i < attack.effects().size(); i++) {
      Effect effect = attack.effects().get(i).effect();
      String field = "effects/" + (i + 1) + "/effect";
      if (!isFitting(attack.id(), effect)) {
        reader.report("attacks", attack.id(), field, "is not for this table");
      } else if (!before.add(effect)) {
        reader.report("attacks", attack.id(), field, "is there twice");
      }
    }
  }

  /** Returns whether an effect may be in a table: what rules inflict by the name of a table is alone there. */
  private static boolean isFitting(String table, Effect effect) {
    return switch (table) {
      case "wound", "injury" -> effect == Effect.Plain.WOUNDED;
      case "fall" -> effect == Effect.Plain.KNOCKED_DOWN;
      case "banish" -> effect instanceof Effect.Recoil;
      default -> effect instanceof Effect.Mishap == table.equals(SHOOTER);
    };
  }

  private static void check(ContentReader reader, PropEntry prop) {
    PropHarm harm = prop.against();
    if (harm instanceof PropHarm.PropAttack attack && !LOST.contains(attack.lost())) {
      reader.report("props", prop.id(), "against/lost", "must be wounded or knocked-down");
    } else if (harm instanceof PropHarm.ListedAttack attack && attack.attack().equals(SHOOTER)) {
      reader.report("props", prop.id(), "against/attack", "must not be " + SHOOTER + ", which is about who shoots");
    } else if (harm instanceof PropHarm.Inflicts inflicts && !SUFFERED.contains(inflicts.effect())) {
      reader.report("props", prop.id(), "against/effect", "must be something that a prop can do to somebody where he is");
    } else if (harm instanceof PropHarm.OwnRule rule && !flags(rule, prop.id()).contains(prop.id())) {
      reader.report("props", prop.id(), "against", "goes only with " + String.join(" and ", flags(rule, "")));
    }
  }

  /** Returns the props with which a rule of its own goes; the others go with any. */
  private static List<String> flags(PropHarm.OwnRule rule, String any) {
    return switch (rule) {
      case MACHINERY -> List.of("machine");
      case HANGING -> List.of("chain", "rope");
      case SWARM -> List.of("bees");
      case TANK_DIE -> List.of("tank");
      case HYDRANT_JET -> List.of("hydrant");
      case BIN_DUMPED -> List.of("bin");
      case MANHOLE_COVER -> List.of("manhole");
      case FIRE_IN_CONTACT, IDOL_WOUND -> List.of(any);
    };
  }
}
