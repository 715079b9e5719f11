/**
 * The single attack procedure, for pilgrims and demons, with the cards played in it.
 *
 * <p>An {@link games.kumite.journey.attack.AttackAction} is an attack action: targets are fixed when it starts, and each
 * single attack on one of them is a {@link games.kumite.journey.attack.SingleAttack}. Its dice and cards lead to an {@link
 * games.kumite.journey.attack.AttackResolution}: {@link games.kumite.journey.attack.KnockBack}, {@link
 * games.kumite.journey.attack.Follow}, conditions, damage. A demon that it defeats is killed or cleansed: {@link
 * games.kumite.journey.attack.KillOrCleanse}. Karma is exchanged there and then, so the next single attack
 * has the new weapon card (JW-RUL-35).
 *
 * <p>Cards may be played at seven points of a single attack: before it, after the attack dice, before and after the
 * defense dice, before lethal damage, before and after a cleanse roll; and before the targets are chosen those that
 * change the attack pattern (JW-RUL-103). Their modifiers are not summed up in advance: the attack carries notes of the
 * cards played, and every sum looks at them.
 */
@NullMarked
package games.kumite.journey.attack;

import org.jspecify.annotations.NullMarked;
