package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.GangFault;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.content.campaign.Burden;
import games.kumite.kungfu.content.campaign.Legacy;
import games.kumite.kungfu.content.campaign.Member;
import games.kumite.kungfu.setup.Order.Verb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The muster of a gang from its last battle; those who were lost are replaced one by one (D-50, KF-ADV-02).
 *
 * @param gang the gang
 */
record Muster(int gang) implements Question<Fight> {

  private static final Refusal DEARER = new Refusal("KF-ADV-02", "replacement-dearer");
  private static final Refusal OTHER_RANK = new Refusal("KF-ADV-02", "replacement-rank");
  private static final EventType REPLACED =
      EventType.of("replaced", "KF-ADV-02").seat("who").named("figure", Figures::id);

  /** The burdens that members bring in addition, when all gangs are there. */
  private enum Burdens implements Step<Fight> {
    LAID;

    @Override
    public void run(Fight fight) {
      List<Legacy> legacies = fight.terms().legacies;
      for (int gang = 0; gang < legacies.size(); gang++) {
        for (int i = 0; i < legacies.get(gang).members().size(); i++) {
          Member member = legacies.get(gang).members().get(i);
          lay(fight, fight.figures().named(gang + 1 + "-" + (i + 1)), member);
        }
      }
    }
  }

  /** Musters all gangs of a match that follows another one. */
  static void all(Fight fight) {
    fight.then(new Rest(0));
  }

  /**
   * The muster of the gangs from one on, then the burdens of all.
   *
   * @param gang the next one
   */
  private record Rest(int gang) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (gang < fight.gangs()) {
        fight.then(new Muster(gang), new Rest(gang + 1));
      } else {
        fight.then(Burdens.LAID);
      }
    }
  }

  private Legacy legacy(Fight fight) {
    return fight.terms().legacies.get(gang);
  }

  @Override
  public String kind() {
    return "replace";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(gang);
  }

  /** Runs the muster: those who were not lost are there; the first one who was is asked for. */
  @Override
  public void run(Fight fight) {
    Legacy legacy = legacy(fight);
    for (int i = fight.members(gang).size(); i < legacy.members().size(); i++) {
      if (legacy.members().get(i).is(Burden.LOST)) {
        Question.super.run(fight);
        return;
      }
      fight.figures().add(fight.terms().content.profile(legacy.members().get(i).profile()), gang);
    }
    fight.gang(gang, Num.LEVEL_BEFORE, legacy.level());
    fight.gang(gang, Num.THANKS, legacy.thanks()); // KF-VIP-05f
    ChooseGang.complete(fight, gang);
  }

  private Profile lost(Fight fight) {
    String id = legacy(fight).members().get(fight.members(gang).size()).profile();
    return fight.terms().profile(fight.terms().content.profile(id));
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), lost(fight).name);
  }

  /** Lists the same profile first, then all others. */
  @Override
  public void options(Fight fight, Options out) {
    List<Profile> profiles = fight.terms().content.profiles();
    Profile lost = lost(fight);
    offer(fight, profiles.indexOf(lost), lost, out);
    for (int i = 0; i < profiles.size(); i++) {
      if (profiles.get(i) != lost) {
        offer(fight, i, lost, out);
      }
    }
  }

  private void offer(Fight fight, int pick, Profile lost, Options out) {
    Profile profile = fight.terms().content.profiles().get(pick);
    out.add(Order.element(Verb.RECRUIT, "token:profile-", profile.id, pick, profile.name), refusal(fight, profile, lost));
  }

  private @Nullable Refusal refusal(Fight fight, Profile profile, Profile lost) {
    if ((profile.type == FigureType.PROTAGONIST) != (lost.type == FigureType.PROTAGONIST)) {
      return OTHER_RANK;
    }
    if (profile.points > lost.points) {
      return DEARER;
    }
    GangFault fault = fight.terms().limits.fault(with(fight, profile));
    return fault == null ? null : ChooseGang.refusal(fault);
  }

  /** Returns the gang with a replacement, and those who are still to be replaced as they were. */
  private List<Profile> with(Fight fight, Profile replacement) {
    List<Profile> members = new ArrayList<>(fight.members(gang));
    members.add(replacement);
    List<Member> all = legacy(fight).members();
    for (Member member : all.subList(members.size(), all.size())) {
      members.add(fight.terms().profile(fight.terms().content.profile(member.profile())));
    }
    return members;
  }

  @Override
  public void chosen(Fight fight, Action action) {
    int figure = fight.figures().add(((Order) action).value(), gang);
    fight.tell(REPLACED, fight.seat(gang), fight.figures().code(figure));
    fight.then(this);
  }

  /** Lets a member of the new battle, who is on the roll already, begin it as its burdens say. */
  private static void lay(Fight fight, int figure, Member member) {
    Figures figures = fight.figures();
    if (member.is(Burden.UNARMED)) { // KF-TRT-63b
      figures.note(figure, Deed.UNARMED);
      figures.arms().loseWeapon(figure, figures.profile(figure).weapons(0).indexOf(Weapon.SIGNATURE));
    }
    if (member.isHumbled()) { // KF-PLT-08b, KF-TAO-09
      figures.inflict(figure, Condition.HUMBLED);
      figures.humbler(figure, member.humbler().isEmpty() ? Figures.NOBODY : figures.named(member.humbler()));
    }
    if (member.is(Burden.REFUSED)) {
      figures.note(figure, Deed.REFUSED);
    }
  }
}
