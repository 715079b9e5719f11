package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.Gang;
import games.kumite.kungfu.content.GangFault;
import games.kumite.kungfu.content.GangLimits;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Settings;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * D-01: a gang that is ready, or figures one by one until done.
 *
 * @param gang which one
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
  public int seat(Fight fight) {
    return fight.seat(gang);
  }

  @Override
  public void options(Fight fight, Options out) {
    List<Profile> members = fight.members(gang);
    GangLimits limits = fight.terms().limits;
    if (members.isEmpty()) {
      List<Gang> gangs = fight.terms().content.gangs();
      for (int i = 0; i < gangs.size(); i++) {
        List<Profile> ready = gangs.get(i).members().stream().map(fight.terms()::profile).toList();
        out.add(Order.element(Verb.GANG, "token:gang-", gangs.get(i).id(), i, gangs.get(i).name()),
            refusal(limits.fault(ready)));
      }
    } else {
      out.add(Order.of(Verb.DONE), refusal(limits.fault(members)));
    }
    List<Profile> profiles = fight.terms().content.profiles();
    for (int i = 0; i < profiles.size(); i++) {
      out.add(Order.element(Verb.RECRUIT, "token:profile-", profiles.get(i).id, i, profiles.get(i).name),
          i < fight.get(Num.LAST) ? ORDER : recruiting(limits, profiles, members, i));
    }
  }

  private static @Nullable Refusal refusal(@Nullable GangFault fault) {
    return fault == null ? null : FAULTS.get(fault);
  }

  /** Whether somebody may be recruited: the limits allow it, and the gang can still be completed. */
  private static @Nullable Refusal recruiting(
      GangLimits limits, List<Profile> profiles, List<Profile> members, int pick) {
    Profile profile = profiles.get(pick);
    List<Profile> after = new ArrayList<>(members);
    after.add(profile);
    int points = after.stream().mapToInt(member -> member.points).sum();
    if (points > limits.maxPoints()) {
      return FAULTS.get(GangFault.POINTS); // KF-SET-10
    }
    if (after.size() > limits.maxFigures()) {
      return FAULTS.get(GangFault.FIGURES); // KF-SET-12
    }
    int protagonists = GangLimits.count(after, FigureType.PROTAGONIST);
    if (protagonists == 0 || protagonists > limits.maxProtagonists()) {
      return FAULTS.get(GangFault.PROTAGONISTS); // KF-GANG-03
    }
    if (GangLimits.count(after, FigureType.BRUISER) > limits.maxBruisers()) {
      return FAULTS.get(GangFault.BRUISERS); // KF-GANG-02
    }
    if (profile.rare > 0 && after.stream().filter(other -> other == profile).count() > profile.rare) {
      return FAULTS.get(GangFault.RARE); // KF-GANG-10
    }
    return canBeCompleted(limits, profiles, after, pick, points) ? null : UNFINISHABLE;
  }

  /** With the cheapest Extra that is no animal, not Rare, and not before the last pick. */
  private static boolean canBeCompleted(
      GangLimits limits, List<Profile> profiles, List<Profile> members, int last, int points) {
    int animals = (int) members.stream().filter(GangLimits::isAnimal).count();
    int more = Math.max(0, Math.max(limits.minFigures(), 2 * animals) - members.size());
    if (more == 0) {
      return true;
    }
    int cheapest = profiles.subList(last, profiles.size()).stream()
        .filter(profile -> profile.type == FigureType.EXTRA && !GangLimits.isAnimal(profile) && profile.rare == 0)
        .mapToInt(profile -> profile.points).min().orElse(limits.maxPoints() + 1);
    return points + more * cheapest <= limits.maxPoints() && members.size() + more <= limits.maxFigures();
  }

  @Override
  public void chosen(Fight fight, Action action) {
    Order order = (Order) action;
    switch (order.verb()) {
      case GANG -> {
        fight.terms().content.gangs().get(order.value()).members()
            .forEach(profile -> fight.figures().add(profile, gang));
        complete(fight);
      }
      case RECRUIT -> {
        fight.figures().add(order.value(), gang);
        fight.set(Num.LAST, order.value());
        fight.ask(this);
      }
      default -> complete(fight);
    }
  }

  private void complete(Fight fight) {
    List<Profile> members = fight.members(gang);
    int points = members.stream().mapToInt(member -> member.points).sum();
    Settings settings = fight.terms().settings;
    int level = (settings.strictChi() ? points : settings.budget()) / Settings.POINTS_OF_CHI; // KF-RUL-21
    fight.gang(gang, Num.POINTS, points);
    fight.gang(gang, Num.CHI_LEVEL, level); // KF-SET-08
    fight.gang(gang, Num.CHI, level);
    fight.set(Num.LAST, -1);
    fight.tell(CHOSE, fight.seat(gang), members.size(), points, level);
  }
}
