package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.Gang;
import games.kumite.kungfu.content.GangFault;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Settings;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The choice of a gang that is ready, or of figures one by one until done (D-01).
 *
 * @param gang the gang
 */
record ChooseGang(int gang) implements Question<Fight> {

  private static final Refusal ORDER = new Refusal("KF-RUL-189", "order");
  private static final Refusal UNFINISHABLE = new Refusal("KF-SET-12", "unfinishable");
  private static final EventType CHOSE =
      EventType.of("gang", "KF-SET-12").seat("who").number("figures").number("points").number("chi");
  private static final Map<GangFault, Refusal> FAULTS = new EnumMap<>(GangFault.class);

  static {
    for (GangFault fault : GangFault.values()) {
      FAULTS.put(fault, new Refusal(fault.rule(), fault.key()));
    }
  }

  @Override
  public String kind() {
    return "gang";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(gang);
  }

  /** Returns the prompt; a player who runs two gangs is told which of them it is (KF-RUL-77). */
  @Override
  public Prompt prompt(Fight fight) {
    int all = 0;
    int number = 0;
    for (int other = 0; other < fight.gangs(); other++) {
      all += fight.seat(other) == fight.seat(gang) ? 1 : 0;
      number += fight.seat(other) == fight.seat(gang) && other <= gang ? 1 : 0;
    }
    return Question.prompt(fight, kind(), seat(fight), all == 1 ? 0 : number);
  }

  @Override
  public void options(Fight fight, Options out) {
    List<Profile> members = fight.members(gang);
    if (members.isEmpty()) {
      List<Gang> gangs = fight.terms().content.gangs();
      for (int i = 0; i < gangs.size(); i++) {
        out.add(Order.element(Verb.GANG, "token:gang-", gangs.get(i).id(), i, gangs.get(i).name()),
            refusal(fight.terms().fault(i)));
      }
    } else {
      out.add(Order.of(Verb.DONE), refusal(fight.terms().limits.fault(members)));
    }
    Recruits recruits = new Recruits(fight, gang);
    List<Profile> profiles = fight.terms().content.profiles();
    for (int i = 0; i < profiles.size(); i++) {
      Refusal refusal = i < fight.get(Num.LAST) ? ORDER : refusal(recruits, i);
      if (out.looksAt(refusal)) {
        out.add(Order.element(Verb.RECRUIT, "token:profile-", profiles.get(i).id, i, profiles.get(i).name), refusal);
      }
    }
  }

  private static @Nullable Refusal refusal(Recruits recruits, int pick) {
    GangFault fault = recruits.fault(pick);
    return fault != null ? FAULTS.get(fault) : recruits.canBeCompleted(pick) ? null : UNFINISHABLE;
  }

  static @Nullable Refusal refusal(@Nullable GangFault fault) {
    return fault == null ? null : FAULTS.get(fault);
  }

  @Override
  public void chosen(Fight fight, Action action) {
    Order order = (Order) action;
    switch (order.verb()) {
      case GANG -> {
        fight.terms().content.gangs().get(order.value()).members()
            .forEach(profile -> fight.figures().add(profile, gang));
        complete(fight, gang);
      }
      case RECRUIT -> {
        fight.figures().add(order.value(), gang);
        fight.set(Num.LAST, order.value());
        fight.ask(this);
      }
      default -> complete(fight, gang);
    }
  }

  /** Completes a gang: what it cost, its Chi (KF-SET-08, KF-RUL-79). */
  static void complete(Fight fight, int gang) {
    List<Profile> members = fight.members(gang);
    int points = members.stream().mapToInt(member -> member.points).sum();
    Settings settings = fight.terms().settings;
    int level = Math.max(0, settings.chiLevel(points) + fight.gang(gang, Num.LEVEL_BEFORE));
    fight.gang(gang, Num.MEMBERS, members.size());
    fight.gang(gang, Num.POINTS, points);
    fight.gang(gang, Num.CHI_LEVEL, level); // KF-SET-08
    fight.gang(gang, Num.CHI, level);
    fight.set(Num.LAST, -1);
    fight.tell(CHOSE, fight.seat(gang), members.size(), points, level);
  }
}
